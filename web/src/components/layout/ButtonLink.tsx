import Button, { type ButtonProps } from '@mui/material/Button'
import { Link, type LinkProps } from 'react-router'

type Props = Omit<ButtonProps, 'href' | 'type'> & Pick<LinkProps, 'to' | 'state' | 'replace'>

/** A router link that looks like a button. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />
}
