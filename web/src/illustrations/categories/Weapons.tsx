import { Engraving, type EngravingProps, Wash, Hatch, Form, Solid } from '../Engraving.tsx'

/** A sword behind a round shield. */
export function Weapons({ size }: EngravingProps) {
  return (
    <Engraving size={size}>
      <Wash d="M24 86a52 52 0 1 0 104 0a52 52 0 1 0 -104 0Z" />
      <Hatch d="M38 121l2-2M109 50l2-2M41 124l3-3M111 54l3-3M45 127l4-4M113 58l3-3M48 130l5-5M115 63l5-5M53 132l6-6M116 68l5-5M57 134l7-7M117 74l6-6M62 136l9-9M117 80l9-9M67 137l10-10M116 88l11-11M73 137l14-14M113 97l15-15M80 137l43-43M86 137l38-38M96 133l25-25M48 105l2-2M93 60l2-2M51 108l2-2M96 63l2-2M54 112l3-3M98 67l3-3M57 114l4-4M100 72l4-4M62 116l5-5M101 77l5-5M66 118l7-7M101 84l7-7M72 119l11-11M98 93l11-11M78 119l30-30M85 119l23-23" />
      <path d="M24 86a52 52 0 1 0 104 0a52 52 0 1 0 -104 0Z" />
      <path strokeWidth={4.5} d="M127.5 92C124 116 103 136 80 138" />
      <Form d="M33 86a43 43 0 1 0 86 0a43 43 0 1 0 -86 0ZM42 86a34 34 0 1 0 68 0a34 34 0 1 0 -68 0ZM68 86a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM76 78c-4-8-3-16 0-22 3 6 4 14 0 22M76 94c-4 8-3 16 0 22 3-6 4-14 0-22M68 86c-8-4-16-3-22 0 6 3 14 4 22 0M84 86c8-4 16-3 22 0-6 3-14 4-22 0" />
      <Solid d="M74 86a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" />
      <path d="M112 41 136 15c5-3 10-4 12-3 1 3-1 8-4 12L121 50M33 115l-9 9M43 125l-9 9M16 117l25 25M25 126 17 134M32 133l-8 8M20 144a6 6 0 1 1-8-8 6 6 0 0 1 8 8Z" />
      <path strokeWidth={1.5} d="M117 45 141 19" />
    </Engraving>
  )
}
