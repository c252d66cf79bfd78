import type { CSSObject } from '@emotion/react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, ButtonRoot, rootProps } from './Button.tsx'

type Props = ButtonLook & Omit<LinkProps, keyof ButtonLook> & { sx?: CSSObject }

const LinkRoot = ButtonRoot.withComponent(Link)

/** A link to a page of ours that looks like a button. */
export function ButtonLink(props: Props) {
  return <LinkRoot {...rootProps(props)} />
}
