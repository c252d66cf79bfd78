import { Rim, Seal, type SealProps } from './Seal.tsx'

export function WaveSeal({ size }: SealProps) {
  return (
    <Seal size={size}>
      <Rim />
      <path
        strokeWidth={2.6}
        d="M13.9 40c4.5 0 4.5-14 12-14 4.6 0 7 3.1 7 6.3 0 2.7-1.9 4.6-4.3 4.6-2 0-3.3-1.4-3.3-3M29 40c4.5 0 4.5-14 12-14 4.6 0 7 3.1 7 6.3 0 2.7-1.9 4.6-4.3 4.6-2 0-3.3-1.4-3.3-3M13.9 40h36.2"
      />
    </Seal>
  )
}
