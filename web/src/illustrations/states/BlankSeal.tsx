import { Engraving, type EngravingProps, Form, Hatch } from '../Engraving.tsx'

/** A wax seal that has not been pressed. */
export function BlankSeal({ size }: EngravingProps) {
  return (
    <Engraving size={size}>
      <path
        fill="var(--mui-palette-secondary-main)"
        fillOpacity={0.2}
        stroke="none"
        d="M80 22c9-2 17 3 25 6 9 3 18 8 22 17 3 8 2 16 5 24 3 9 2 19-3 27-5 7-13 11-19 17-7 6-15 12-25 12-9 0-17-4-25-8-9-4-18-8-23-17-4-8-3-17-5-25-2-10 0-20 6-28 6-7 14-10 21-16 6-5 13-8 21-9Z"
      />
      <path
        stroke="var(--mui-palette-secondary-main)"
        strokeWidth={1.5}
        d="M105 31l2-2M108 34l3-3M41 106l1-1M110 37l4-4M44 108l2-2M113 40l5-5M48 111l2-2M115 44l6-6M51 113l2-2M116 48l7-7M55 115l3-3M118 52l7-7M59 116l3-3M119 56l9-9M63 118l4-4M120 61l9-9M67 120l6-6M120 67l9-9M71 122l7-7M120 73l10-10M75 123l10-10M118 80l13-13M80 124l15-15M114 90l17-17M86 123l43-43M92 123l40-40M102 119l27-27M49 58l16-16M46 67l25-25M46 73l32-32M46 79l12-12M71 53l14-14M47 84l8-8M81 49l8-8M48 88l6-6M88 48l6-6M50 92l4-4M93 48l4-4M52 95l2-2M98 49l3-3M55 98l2-2M103 50l1-1"
      />
      <path d="M80 22c9-2 17 3 25 6 9 3 18 8 22 17 3 8 2 16 5 24 3 9 2 19-3 27-5 7-13 11-19 17-7 6-15 12-25 12-9 0-17-4-25-8-9-4-18-8-23-17-4-8-3-17-5-25-2-10 0-20 6-28 6-7 14-10 21-16 6-5 13-8 21-9Z" />
      <path strokeWidth={4.5} d="M132 78c1 6 0 13-3 18-5 7-13 11-19 17-7 6-15 12-25 12-6 0-11-1.5-16-4" />
      <Form d="M45 74a35 35 0 1 0 70 0a35 35 0 1 0 -70 0Z" />
      <path
        strokeWidth={1.5}
        d="M52 67c2-9 7-15 15-18M76 46.5l4-.3M37 52c3-6 8-10 13-13M56 33l3-2M104 83c-2 6-6 10-11 13"
      />
      <path d="M60 121 47 149l13-4 8 9 10-28M100 121l12 27-13-3-8 9-9-27" />
      <Hatch d="M97 125l2 2M92 126l12 12M87 126l17 17M87 133l10 10M89 140l6 6M70 126l4 4M64 126l8 8M62 130l9 9M60 134l9 9M58 137l9 9M56 141l2 2" />
    </Engraving>
  )
}
