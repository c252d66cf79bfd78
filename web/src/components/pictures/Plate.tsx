import { styled } from '@mui/material/styles'
import { DAY_OR_NIGHT } from '#illustrations/dayOrNight.ts'
import { nightOf, plateClasses } from '#illustrations/plates.ts'
import { theme } from '#theme/theme.ts'

const Pair = styled('span')({
  display: 'block',
  '& > img': { display: 'block', width: '100%', height: 'auto', backgroundColor: theme.vars.palette.band },
  ...DAY_OR_NIGHT,
})

interface Props {
  /** The path of a plate of the product. */
  src: string
  alt: string
  /** Natural size, which reserves the space. */
  width: number
  height: number
}

/** A plate with its dark version; the style sheet shows one of them. */
export function Plate({ src, alt, ...size }: Props) {
  return (
    <Pair>
      <img className={plateClasses.day} src={src} alt={alt} {...size} loading="lazy" decoding="async" />
      <img
        className={plateClasses.night}
        src={nightOf(src)}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
      />
    </Pair>
  )
}
