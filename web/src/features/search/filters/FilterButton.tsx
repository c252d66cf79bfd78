import { Trans } from '@lingui/react/macro'
import { styled } from '@mui/material/styles'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { ChevronDown } from '#icons/screenIcons.tsx'
import { theme } from '#theme/theme.ts'

const Opener = styled(ReadyButton)({
  flexShrink: 0,
  minHeight: 48,
  paddingInline: theme.spacing(1.5),
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
})

interface Props {
  /** Id of the panel. */
  panelId: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Opens and closes the filter panel. */
export function FilterButton({ panelId, isOpen, onOpen }: Props) {
  return (
    <Opener
      variant="outlined"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={() => onOpen(!isOpen)}
      endIcon={<ChevronDown size={18} />}
    >
      <span>
        <Trans>
          Filter<span className="visually-hidden"> by time, type and place</span>
        </Trans>
      </span>
    </Opener>
  )
}
