import { styled } from '@mui/material/styles'
import { Plate } from '#components/pictures/Plate.tsx'
import type { Article } from './articles.ts'

const SIZE = { width: 800, height: 500 }

const Photo = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
})

/** The picture of an article: one of the product's plates, or the site's own. */
export function ArticlePicture({ article: { image, alt, isPlate } }: { article: Article }) {
  return isPlate ? (
    <Plate src={image} alt={alt} {...SIZE} />
  ) : (
    <Photo src={image} alt={alt} {...SIZE} loading="lazy" decoding="async" />
  )
}
