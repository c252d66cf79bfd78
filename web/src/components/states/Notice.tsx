import Alert, { type AlertProps } from '@mui/material/Alert'
import { Warning } from '#icons/icons.tsx'
import { Check, Info } from '#icons/screenIcons.tsx'

const ICONS = {
  error: <Warning size={24} />,
  info: <Info size={24} />,
  success: <Check size={24} />,
  warning: <Warning size={24} />,
}

/** A message in the page: coloured edge, icon, text, actions. */
export function Notice(props: AlertProps) {
  return <Alert iconMapping={ICONS} {...props} />
}
