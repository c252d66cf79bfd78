import { Icon, type IconProps } from './Icon.tsx'

export function Globe({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9S9.4 5.5 12 3Z" />
    </Icon>
  )
}
