import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { styled } from '@mui/material/styles'
import { type TouchEvent, useRef, useState } from 'react'
import { lazySection } from '#components/states/lazySection.tsx'
import { useFurtherPhotographs } from '#firebase/artifacts/useFurtherPhotographs.ts'
import { theme } from '#theme/theme.ts'
import { DetailPicture } from './DetailPicture.tsx'
import { PictureCaption } from './PictureCaption.tsx'

const PhotoStrip = lazySection(
  () => import('./PhotoStrip.tsx'),
  () => null,
)

/** Reserves the height of the strip, whose photographs come later than the artifact. */
const StripSpace = styled('div')({
  height: 72,
  paddingTop: theme.spacing(1),
  '@media print': { display: 'none' },
})

/** A horizontal movement in pixels from which a touch is a swipe. */
const SWIPE_MIN = 48

interface Props {
  artifact: Artifact
  /** Data URL of the photo if it is not public. */
  privateSrc?: string | undefined
}

/** The photographs of an artifact that has several: the shown one with its caption, and a strip of all of them. */
export function ArtifactPictures({ artifact, privateSrc }: Props) {
  const { artifact_image, image_caption: caption, image_credit: credit } = artifact
  const { data: more = [] } = useFurtherPhotographs(artifact)
  const first: Photograph[] =
    artifact_image === '' && more.length > 0 ? [] : [{ url: artifact_image, caption, credit }]
  const photographs = [...first, ...more]
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, photographs.length - 1)
  const shown = photographs[index] ?? { url: artifact_image }
  /** Data URLs of photos that are not public, by address. */
  const [privateSources, setPrivateSources] = useState<Readonly<Record<string, string>>>({})
  const isPrivate = privateSrc !== undefined
  const sourceOf = (url: string) => {
    if (!isPrivate) return undefined
    return url === artifact_image ? privateSrc : privateSources[url]
  }
  const start = useRef<{ x: number; y: number }>(null)
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches.item(0)
    start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0)
    if (!start.current || !touch) return
    const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
    if (Math.abs(across) < SWIPE_MIN || Math.abs(across) < 2 * Math.abs(down)) return
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
    const step = across < 0 === isRightToLeft ? -1 : 1
    setChosen(Math.max(0, Math.min(photographs.length - 1, index + step)))
  }
  const pictured: Artifact =
    shown.url === artifact_image
      ? artifact
      : {
          ...artifact,
          artifact_image: shown.url,
          image_caption: shown.caption,
          image_credit: shown.credit,
        }
  return (
    <>
      <div onTouchStart={begin} onTouchEnd={end}>
        <DetailPicture
          key={shown.url}
          artifact={pictured}
          privateSrc={sourceOf(shown.url)}
          all={
            photographs.length > 1
              ? { photographs, index, onIndex: setChosen, privateSrcOf: sourceOf }
              : undefined
          }
        />
      </div>
      <PictureCaption artifact={pictured} />
      <StripSpace data-strip="">
        {photographs.length > 1 && (
          <PhotoStrip
            photographs={photographs}
            index={index}
            onIndex={setChosen}
            isPrivate={isPrivate}
            onSource={(url, source) => setPrivateSources((known) => ({ ...known, [url]: source }))}
          />
        )}
      </StripSpace>
    </>
  )
}
