import { Rim, Seal, type SealProps } from './Seal.tsx'

export function CheckSeal({ size }: SealProps) {
  return (
    <Seal size={size}>
      <Rim />
      <path strokeWidth={4} d="m22.5 33 6.7 7 12.3-15.5" />
    </Seal>
  )
}
