import { Icon, type IconProps } from './Icon.tsx'

export function Phone({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4.2 4.6c-.5 4.1.9 8.3 4.1 11.4 3.1 3.2 7.3 4.5 11.4 4l.4-4.3-4.4-1.7-2 2c-2.5-1.2-4.3-3-5.5-5.5l2-2L8.5 4Z" />
    </Icon>
  )
}
