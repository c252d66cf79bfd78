import { Icon, type IconProps } from './Icon.tsx'

export function Pencil({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 20l1-4.6L16 4.4a1.5 1.5 0 0 1 2.1 0l1.5 1.5a1.5 1.5 0 0 1 0 2.1L8.6 19ZM13.7 6.7l3.6 3.6" />
    </Icon>
  )
}
