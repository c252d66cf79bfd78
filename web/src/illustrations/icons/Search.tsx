import { Icon, type IconProps } from './Icon.tsx'

export function Search({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20" />
    </Icon>
  )
}
