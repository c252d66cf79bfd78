import { Icon, type IconProps } from './Icon.tsx'

export function Sun({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </Icon>
  )
}
