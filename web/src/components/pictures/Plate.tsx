import { styled } from '@mui/material/styles'
import { dayOrNight, nightOf } from '#illustrations/plates.ts'

const Pair = styled('span')(({ theme }) => ({
  display: 'block',
  '& > img': { display: 'block', width: '100%', height: 'auto', backgroundColor: theme.vars.palette.band },
  ...dayOrNight(theme),
}))

interface Props {
  /** The path of one of our plates. */
  src: string
  alt: string
  /** Its own size, which keeps its place free. */
  width: number
  height: number
}

/** An engraving in the page: on paper by day, copper by night. The markup is the same in both themes. */
export function Plate({ src, alt, ...size }: Props) {
  return (
    <Pair>
      <img className="day" src={src} alt={alt} {...size} loading="lazy" decoding="async" />
      <img className="night" src={nightOf(src)} alt={alt} {...size} loading="lazy" decoding="async" />
    </Pair>
  )
}
