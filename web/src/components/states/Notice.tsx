import Alert, { type AlertProps } from '@mui/material/Alert'
import { Warning } from '#icons/icons.tsx'
import { Check, Info } from '#icons/screenIcons.tsx'

const icons = (size: number) => ({
  error: <Warning size={size} />,
  info: <Info size={size} />,
  success: <Check size={size} />,
  warning: <Warning size={size} />,
})
const ICONS = icons(24)
const SMALL_ICONS = icons(20)

/** A message in the page: coloured edge, icon, text, actions. */
export function Notice(props: AlertProps) {
  return <Alert iconMapping={ICONS} {...props} />
}

/** A message about the state of a list item, such as the reason why it is hidden. */
export function RowNotice(props: AlertProps) {
  return <Alert variant="row" role="none" iconMapping={SMALL_ICONS} {...props} />
}
