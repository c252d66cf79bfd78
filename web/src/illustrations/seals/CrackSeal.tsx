import { Seal, type SealProps } from './Seal.tsx'

/** The seal for failures: broken in two. */
export function CrackSeal({ size }: SealProps) {
  return (
    <Seal size={size}>
      <g transform="translate(-1.2 .8)">
        <path d="M36 4.6C29 3.4 20 5.3 13.9 11 8.2 16.3 4.6 23.8 4.8 32c.2 8 3.4 15.6 9.4 20.7 4.3 3.7 9.1 6 14.2 6.5L35 44.5 28.5 34l8-9.5L30.8 15Z" />
        <path
          strokeWidth={3}
          strokeLinecap="butt"
          strokeDasharray="1 1.6"
          d="M31.6 8.1A24 24 0 0 0 29 55.3"
        />
        <path strokeWidth={1.2} d="M31.4 12.4A19.8 19.8 0 0 0 30.7 51.6" />
      </g>
      <g transform="translate(2 -.8)">
        <path d="M36 4.6c6 1 12.4 4.1 16.7 9 4.5 5.1 7 11.9 6.7 19-.3 7.3-3.5 14.3-8.9 19.2-5.8 5.2-14 8.3-22.1 7.4L35 44.5 28.5 34l8-9.5L30.8 15Z" />
        <path
          fill="currentColor"
          strokeWidth={0.8}
          d="M59.3 31c.2 8.5-3.2 16.5-8.8 21.8-4.8 4.5-10.7 6.9-17 7.5C46.5 57.5 56.5 46.8 59.3 31Z"
        />
        <path
          strokeWidth={3}
          strokeLinecap="butt"
          strokeDasharray="1 1.6"
          d="M35.9 8.3A24 24 0 0 1 31.9 55.9"
        />
        <path strokeWidth={1.2} d="M34.7 12.4A19.8 19.8 0 0 1 33.3 51.7" />
      </g>
    </Seal>
  )
}
