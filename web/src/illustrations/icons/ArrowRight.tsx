import { Icon, type IconProps } from './Icon.tsx'

export function ArrowRight({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 12h15.5M13.5 6l6 6-6 6" />
    </Icon>
  )
}
