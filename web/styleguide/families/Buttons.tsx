import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Menu } from '#icons/icons.tsx'
import { Search } from '#icons/icons.tsx'
import { ThemeToggle } from '#layout/ThemeToggle.tsx'
import { Family } from '../Family.tsx'
import type { Forced } from '../forced.ts'
import { Kind, Row, Sample } from '../Sample.tsx'

const STATES: readonly (readonly [name: string, force?: Forced])[] = [
  ['rest'],
  ['hover', 'hover'],
  ['focus', 'focus-visible'],
  ['pressed', 'active'],
]

function InEachState({ children }: { children: ReactNode }) {
  return STATES.map(([name, force]) => (
    <Sample key={name} name={name} {...(force ? { force } : {})}>
      {children}
    </Sample>
  ))
}

const VARIANTS: readonly (ButtonProps & { kind: string; children: string })[] = [
  { kind: 'Primary', variant: 'contained', children: 'Save' },
  { kind: 'Quiet', variant: 'outlined', children: 'Retry' },
  { kind: 'Text', variant: 'text', children: 'Details' },
  { kind: 'Danger', variant: 'contained', color: 'error', children: 'Delete' },
  { kind: 'Primary, beside a field', variant: 'contained', size: 'large', children: 'Search' },
  { kind: 'Small', size: 'small', children: 'Update' },
  {
    kind: 'With an icon',
    variant: 'contained',
    startIcon: <Search size={20} />,
    children: 'Search',
  },
]

const Night = styled(Row)(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
  '& figcaption': { color: 'inherit' },
}))

/** All buttons in all states. */
export function Buttons() {
  return (
    <Family title="Buttons">
      {VARIANTS.map(({ kind, ...button }) => (
        <Kind key={kind} name={kind}>
          <Row>
            <InEachState>
              <Button {...button} />
            </InEachState>
            <Sample name="disabled">
              <Button {...button} disabled />
            </Sample>
          </Row>
        </Kind>
      ))}
      <Kind name="Delete">
        <Row>
          <InEachState>
            <DeleteButton />
          </InEachState>
        </Row>
      </Kind>
      <Kind name="On the hero's ground">
        <Night>
          <InEachState>
            <Button variant="contained" color="inherit" size="large">
              Browse Artifacts
            </Button>
          </InEachState>
          <Button variant="outlined" color="inherit">
            More About Us
          </Button>
        </Night>
      </Kind>
      <Kind name="Submit">
        <Row>
          <Sample name="rest">
            <SubmitButton isBusy={false} busyText="Adding">
              Add Artifact
            </SubmitButton>
          </Sample>
          <Sample name="busy">
            <SubmitButton isBusy busyText="Adding">
              Add Artifact
            </SubmitButton>
          </Sample>
        </Row>
      </Kind>
      <Kind name="Icon button">
        <Row>
          <InEachState>
            <IconButton aria-label="Menu">
              <Menu size={28} />
            </IconButton>
          </InEachState>
        </Row>
      </Kind>
      <Kind name="Theme control, of the whole page">
        <Row>
          <Sample name="icon">
            <ThemeToggle />
          </Sample>
          <Sample name="named">
            <ThemeToggle isNamed />
          </Sample>
        </Row>
      </Kind>
    </Family>
  )
}
