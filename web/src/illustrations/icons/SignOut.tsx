import { Icon, type IconProps } from './Icon.tsx'

export function SignOut({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M14 4H5v16h9M10 12h10.5M16.5 8l4 4-4 4" />
    </Icon>
  )
}
