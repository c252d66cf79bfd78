import { styled } from '@mui/material/styles'

/** The first stop of the keyboard; seen only while it has the focus. */
const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 4,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}))

export const MAIN_ID = 'main'

/** Takes the keyboard past the bar, to the page's content. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address stays as it is, so that Back is not one step longer.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Skip to the content
    </Anchor>
  )
}
