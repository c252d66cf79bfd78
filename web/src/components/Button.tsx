import type { ComponentProps, ReactNode } from 'react'
import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { PLAIN } from './PlainButton.tsx'

const HOVER = '@media (hover: hover)'

export interface RootProps {
  $variant: 'text' | 'outlined' | 'contained'
  $color: 'primary' | 'secondary' | 'error' | 'inherit'
  $size: 'small' | 'medium' | 'large'
  $isWide: boolean
  $sx: CSSObject | undefined
}

/** The ground of a button that is pointed at or pressed, in its own colour. */
const TINTS = { primary: 'chip', secondary: 'like', error: 'error', inherit: 'chip' } as const

/** Also of links that look like buttons (ButtonLink.tsx). */
export const buttonStyle = ({
  theme: { vars, typography },
  $variant,
  $color,
  $size,
  $isWide,
  $sx,
}: RootProps & { theme: Theme }): CSSObject => ({
  ...PLAIN,
  ...typography.button,
  minWidth: 64,
  minHeight: 44,
  padding: '10px 20px',
  borderRadius: 4,
  transition: 'background-color 150ms ease-out, border-color 150ms ease-out, color 150ms ease-out',
  '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  ...($color !== 'inherit' && { color: vars.palette[$color].main }),
  ...($variant === 'text' && {
    padding: '10px 12px',
    '&:active': { backgroundColor: vars.palette.band },
    [HOVER]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
  ...($variant === 'outlined' && {
    border: `1px solid ${vars.palette.edge}`,
    '&:active': { backgroundColor: vars.palette.tint[TINTS[$color]] },
    [HOVER]: {
      '&:hover': { backgroundColor: vars.palette.tint[TINTS[$color]], borderColor: 'currentColor' },
    },
  }),
  ...($variant === 'contained' &&
    $color !== 'inherit' && {
      color: vars.palette[$color].contrastText,
      backgroundColor: vars.palette[$color].main,
      // A finger that presses it sees the deep colour, as a pointer does.
      '&:active': { backgroundColor: vars.palette[$color].dark },
      [HOVER]: { '&:hover': { backgroundColor: vars.palette[$color].dark } },
      // Where its fill is taken from it, it still has an edge.
      '@media (forced-colors: active)': { border: '2px solid currentColor' },
    }),
  ...($size === 'large' && { fontSize: '0.9375rem' }),
  ...($size === 'small' && {
    padding: '6px 12px',
    fontSize: '0.9375rem',
    // A finger needs more room than a pointer.
    '@media (pointer: fine)': { minHeight: 36 },
  }),
  ...($isWide && { width: '100%' }),
  '&:disabled': {
    ...PLAIN['&:disabled'],
    color: vars.palette.action.disabled,
    ...($variant === 'contained' && { backgroundColor: vars.palette.action.disabledBackground }),
    ...($variant === 'outlined' && { borderColor: vars.palette.action.disabledBackground }),
  },
  '& > .start-icon': { display: 'inherit', marginLeft: $size === 'small' ? -2 : -4, marginRight: 8 },
  '& > .end-icon': { display: 'inherit', marginLeft: 8, marginRight: $size === 'small' ? -2 : -4 },
  ...$sx,
})

const Root = styled('button')<RootProps>(buttonStyle)

/** What a button, and a link that looks like one, is told of its look. */
export interface ButtonLook {
  /** Quiet unless said. */
  variant?: RootProps['$variant']
  color?: RootProps['$color']
  size?: RootProps['$size']
  fullWidth?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  className?: string
  /** Styles of this one alone, as CSS has them: a number is so many pixels. */
  sx?: CSSObject
  children?: ReactNode
}

/** The props of a button, or of a link that looks like one, as the root takes them. The class is for print, which has no buttons. */
export function rootProps<Props extends ButtonLook>(props: Props) {
  const { variant = 'text', color = 'primary', size = 'medium', fullWidth = false, ...others } = props
  const { startIcon, endIcon, className = '', sx, children, ...rest } = others
  return {
    ...rest,
    $variant: variant,
    $color: color,
    $size: size,
    $isWide: fullWidth,
    $sx: sx,
    className: `button ${className}`,
    children: (
      <>
        {startIcon && <span className="start-icon">{startIcon}</span>}
        {children}
        {endIcon && <span className="end-icon">{endIcon}</span>}
      </>
    ),
  }
}

export type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'color'>

/** The product's button, in the library's terms; it sends no form unless told. */
export function Button(props: ButtonProps) {
  return <Root type="button" {...rootProps(props)} />
}
