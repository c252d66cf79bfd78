import { Rim, Seal, type SealProps } from './Seal.tsx'

export function QuestionSeal({ size }: SealProps) {
  return (
    <Seal size={size}>
      <Rim />
      <path
        strokeWidth={3.6}
        d="M25.2 26.2c.3-3.9 3.2-6.1 6.8-6.1s6.9 2.3 6.9 6c0 5-6.8 5.4-6.8 11.1M32.1 43.4v.2"
      />
    </Seal>
  )
}
