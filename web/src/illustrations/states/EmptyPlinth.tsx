import { Engraving, type EngravingProps, Wash, Hatch, Form } from '../Engraving.tsx'

/** A plinth with its label; what it will carry is still to come. */
export function EmptyPlinth({ size }: EngravingProps) {
  return (
    <Engraving size={size}>
      <Wash d="M40 84h80v9H40ZM50 97h60v35H50ZM38 134h84v9H38Z" />
      <Hatch d="M91 101l4-4M91 107l9-9M91 112l14-14M92 118l17-17M91 124l19-19M91 129l17-17M94 132l14-14M100 132l9-9M106 132l4-4M108 97l2 2M103 97l7 7M100 100l9 9M100 106l9 9M100 111l10 10M100 117l9 9M100 123l9 9M100 128l3 3M50 103l5-5M54 104l6-6M60 104l6-6M66 104l6-6M71 104l7-7M77 104l6-6M83 104l6-6M89 104l6-6M104 88l2-2M94 104l6-6M106 92l6-6M100 104l6-6M112 92l6-6M105 104l5-5M104 139l3-3M107 142l6-6M113 142l6-6M36 149l3-3M41 150l4-4M46 151l5-5M52 152l5-5M57 153l7-7M63 153l6-6M69 153l7-7M76 153l7-7M82 154l7-7M88 154l7-7M94 154l8-8M101 154l7-7M107 154l7-7M114 153l7-7M121 153l7-7M128 152l6-6M135 152l5-5M142 150l4-4" />
      <path d="M39.5 83.5 c27-.7 54-.7 81 0 .5 3 .5 6.5 -.2 9.5 -27 .6-54 .6-81 0-.6-3-.4-6.5 .2-9.5 ZM49.5 97.5 c.5 12 .5 23-.1 34.5 M37.5 134c28-.6 57-.6 85 0 .6 3 .6 7-.1 10-28 .6-57 .6-85 0-.5-3-.4-7 .1-10Z" />
      <path strokeWidth={4.5} d="M110.5 97.5c.6 12 .6 23 0 34.5M122 143.5H60" />
      <Form d="M44 97.5h72M44 131h72M66 108.5h28v13H66Z" />
      <path strokeWidth={1.5} d="M70 113h20M70 117h13M42 87h70M41 138h72" />
      <path
        strokeWidth={2.2}
        strokeDasharray="0.1 6"
        d="M70 18h20M73 20c1.5 7 .8 12-4 16-8 5-14 11-14 19 0 9 8 14 14 21M87 20c-1.5 7-.8 12 4 16 8 5 14 11 14 19 0 9-8 14-14 21M66 79h28M70 24c-10-2-17 3-16 13M90 24c10-2 17 3 16 13"
      />
    </Engraving>
  )
}
