import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Who is told that a picture is there, or does not come. Two listeners for all of them: React would add two for each. */
const owners = new WeakMap<EventTarget, Record<'load' | 'error', () => void>>()
if (typeof document !== 'undefined')
  for (const event of ['load', 'error'] as const)
    document.addEventListener(event, ({ target }) => target && owners.get(target)?.[event](), {
      capture: true,
    })

export interface Picture {
  readonly src: string
  /** Where the same plate's night is; empty for a photograph, which stays as it is. */
  readonly night: string
  readonly alt: string
  /** Its size, or that of its frame. */
  readonly width: number
  readonly height: number
  readonly isEager: boolean
  /** Whether its frame may cut it: always, only when little is lost, never. */
  readonly cut: 'always' | 'near' | 'never'
}

/** Proportions, width by height, of which a frame of 4:3 cuts little. */
const isNearFrame = (ratio: number) => ratio >= 1.2 && ratio <= 1.5

/** Shows a photograph, laid out by its own size, which is known now: never larger than it is. */
function layOut(image: HTMLImageElement, cut: Picture['cut']): void {
  const { naturalWidth: width, naturalHeight: height } = image
  const isCut = cut === 'always' || (cut === 'near' && isNearFrame(width / height))
  image.className = isCut ? 'cut' : 'whole'
  if (isCut) Object.assign(image.style, { maxWidth: `${width}px`, maxHeight: `${height}px` })
}

type Kind = 'day' | 'night' | 'photograph'

function createImage(picture: Picture, kind: Kind, onError: () => void): HTMLImageElement {
  const { src, night, alt, width, height, isEager, cut } = picture
  const isDark = document.documentElement.dataset.theme === 'ancientdark'
  // The plate of the other theme is asked for when it is displayed (web/src/illustrations/plates.ts).
  const isWanted = kind === 'photograph' || (kind === 'night') === isDark
  const image = document.createElement('img')
  Object.assign(image, {
    alt,
    width,
    height,
    className: kind === 'photograph' ? 'coming' : kind,
    loading: isEager && isWanted ? 'eager' : 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  })
  owners.set(image, {
    load: () => {
      if (kind === 'photograph') layOut(image, cut)
    },
    error: onError,
  })
  // Last: it is asked for in the way that the others say.
  image.src = kind === 'night' ? night : src
  return image
}

/**
 * Puts a picture into the element that has the answer as its ref, and another one when it is to be another.
 * @param picture null for none
 * @param onError called when it does not come
 */
export function usePicture(picture: Picture | null, onError: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onError)
  const {
    src = '',
    night = '',
    alt = '',
    width = 0,
    height = 0,
    isEager = false,
    cut = 'near',
  } = picture ?? {}
  useLayoutEffect(() => {
    if (src === '') return undefined
    const kinds: readonly Kind[] = night ? ['day', 'night'] : ['photograph']
    const images = kinds.map((kind) =>
      createImage({ src, night, alt, width, height, isEager, cut }, kind, () => fail()),
    )
    place.current?.append(...images)
    return () => images.forEach((image) => image.remove())
  }, [src, night, alt, width, height, isEager, cut])
  return place
}
