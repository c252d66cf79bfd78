import { Icon, type IconProps } from './Icon.tsx'

export function Instagram({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16.9 7.1v.1" />
    </Icon>
  )
}
