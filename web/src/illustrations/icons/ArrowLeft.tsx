import { Icon, type IconProps } from './Icon.tsx'

export function ArrowLeft({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M20 12H4.5M10.5 6l-6 6 6 6" />
    </Icon>
  )
}
