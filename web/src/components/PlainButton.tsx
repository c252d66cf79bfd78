import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'

/** Takes the browser's own look from a button. */
export const PLAIN = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  textDecoration: 'none',
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
} as const

const Root = styled('button')(PLAIN)

/** A button without a look of its own, which sends no form unless told. The library's weighs 4 kB more. */
export function PlainButton(props: ComponentProps<typeof Root>) {
  return <Root type="button" {...props} />
}
