import { Engraving, type EngravingProps, Wash, Hatch, Form, Solid } from '../Engraving.tsx'

/** A black-figure vase. */
export function Paintings({ size }: EngravingProps) {
  return (
    <Engraving size={size}>
      <Wash d="M68 22v17C52 46 40 60 40 80c0 24 17 38 26 56h28c9-18 26-32 26-56 0-20-12-34-28-41V22ZM60 139h40v9H60Z" />
      <Hatch d="M106 52l2-2M107 56l2-2M109 59l3-3M110 63l4-4M111 67l5-5M112 72l5-5M112 76l6-6M112 81l7-7M112 87l8-8M110 94l9-9M107 102l12-12M102 112l13-13M97 121l15-15M94 130l10-10M93 136l2-2M84 28l6-6M84 33l7-7M84 38l7-7M88 39l3-3M90 144l4-4M92 147l6-6M97 147l2-2" />
      <path d="M68 22v17C52 46 40 60 40 80c0 24 17 38 26 56h28c9-18 26-32 26-56 0-20-12-34-28-41V22M62 139c12-.8 24-.8 36 0 2 3 2 6 2 9-13 .7-27 .7-40 0 0-3 0-6 2-9ZM63 17c11-.8 23-.8 34 0 1.5 2 1.5 4 0 6-11 .6-23 .6-34 0-1.5-2-1.5-4 0-6ZM68 29C50 26 38 38 44 62M92 29c18-3 30 9 24 33" />
      <path strokeWidth={4.5} d="M92 39c16 7 28 21 28 41 0 24-17 38-26 56" />
      <Form d="M54 50h52M48 57h64M54 113h52M58 120h44" />
      <Solid d="M66 136c-2-4-4-8-7-12h42c-3 4-5 8-7 12ZM70 26h5l1 10h-7ZM78 26h5v10h-5ZM86 26h4l1 10h-5Z" />
      <Solid d="M74 77v-6c-2-1-3-3-2-5-1-5 3-8 7-8 8-1 14 5 15 14-3-4-6-5-10-4l-2 9ZM79 75a12 12 0 1 1-12 12 12 12 0 0 1 12-12ZM70 93 60 110h-6l-1 2h11l11-15ZM80 97l8 7-2 8h10v-2l-4-1 2-7-5-12Z" />
      <path strokeWidth={1.5} d="M60 61v53" />
    </Engraving>
  )
}
