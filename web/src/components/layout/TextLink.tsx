import Link, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

type Props = Omit<LinkProps, 'href'> & Pick<RouterLinkProps, 'to' | 'state' | 'replace'>

/** A router link within text. */
export function TextLink(props: Props) {
  return <Link component={RouterLink} {...props} />
}
