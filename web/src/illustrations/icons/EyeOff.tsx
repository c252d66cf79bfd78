import { Icon, type IconProps } from './Icon.tsx'

export function EyeOff({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M6.3 7.7C4.7 8.8 3.4 10.3 2.5 12c2.1 4 5.5 6.2 9.5 6.2 2 0 3.9-.6 5.5-1.6M9.9 6a9.6 9.6 0 0 1 2.1-.2c4 0 7.4 2.2 9.5 6.2-.6 1.2-1.4 2.2-2.2 3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />
    </Icon>
  )
}
