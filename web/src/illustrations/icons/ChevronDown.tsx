import { Icon, type IconProps } from './Icon.tsx'

export function ChevronDown({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  )
}
