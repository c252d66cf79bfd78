import { Icon, type IconProps } from './Icon.tsx'

export function Eye({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M2.5 12C4.6 8 8 5.8 12 5.8S19.4 8 21.5 12c-2.1 4-5.5 6.2-9.5 6.2S4.6 16 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />
    </Icon>
  )
}
