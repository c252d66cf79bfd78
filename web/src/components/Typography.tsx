import type { ElementType, HTMLAttributes, Ref } from 'react'
import type { Variant } from '#theme/typography.ts'
import { type CSSObject, styled } from '@mui/material/styles'

interface RootProps {
  $variant: Variant
  $color: 'textSecondary' | 'error' | undefined
  $sx: CSSObject | undefined
}

const Root = styled('p')<RootProps>(({ theme: { typography, vars }, $variant, $color, $sx }) => ({
  margin: 0,
  ...typography[$variant],
  ...($variant === 'label' && { color: vars.palette.bronze.main }),
  ...($color === 'textSecondary' && { color: vars.palette.text.secondary }),
  ...($color === 'error' && { color: vars.palette.error.main }),
  ...$sx,
}))

const ELEMENTS: { readonly [V in Variant]?: ElementType } = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4' }

export interface TypographyProps extends HTMLAttributes<HTMLElement> {
  variant?: Variant
  color?: RootProps['$color']
  /** The element; of a heading its own, else a paragraph. */
  component?: ElementType
  /** Styles of this text alone, as CSS has them: a number is so many pixels. */
  sx?: CSSObject
  ref?: Ref<HTMLHeadingElement>
}

/** A text in one of the styles of the type scale. */
export function Typography({ variant = 'body1', color, component, sx, ...rest }: TypographyProps) {
  const as = component ?? ELEMENTS[variant] ?? 'p'
  return <Root as={as} $variant={variant} $color={color} $sx={sx} {...rest} />
}
