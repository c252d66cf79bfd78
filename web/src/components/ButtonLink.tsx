import { Link, type LinkProps } from 'react-router'
import { styled } from '@mui/material/styles'
import { type ButtonLook, buttonStyle, rootProps, type RootProps } from './Button.tsx'

type Props = ButtonLook & Omit<LinkProps, keyof ButtonLook>

const LinkRoot = styled(Link, { shouldForwardProp: (name) => !String(name).startsWith('$') })<RootProps>(
  buttonStyle,
)

/** A link to a page of ours that looks like a button. */
export function ButtonLink(props: Props) {
  return <LinkRoot {...rootProps(props)} />
}
