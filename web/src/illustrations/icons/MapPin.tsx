import { Icon, type IconProps } from './Icon.tsx'

export function MapPin({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 21.3c-4.6-4.5-6.9-8.2-6.9-11.4a6.9 6.9 0 0 1 13.8 0c0 3.2-2.3 6.9-6.9 11.4ZM14.4 9.9a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z" />
    </Icon>
  )
}
