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
  /** Its copies, and the width of its place, as `srcset` and `sizes` say them, when it has several. */
  readonly srcset?: string
  readonly sizes?: string
  /** Pixels of the widest of several copies: what came says the width of its place then, not its own. */
  readonly most?: number
  /** Where the same plate's night is; empty for a photograph, which stays as it is. */
  readonly night: string
  readonly alt: string
  /** Its size, or that of its frame. */
  readonly width: number
  readonly height: number
  readonly isEager: boolean
  /** Whether its frame may cut it; null: only when little is lost. */
  readonly cut: boolean | null
}

/** Proportions, width by height, of which a frame of 4:3 cuts little. */
const isNearFrame = (ratio: number) => ratio >= 1.2 && ratio <= 1.5

/** Shows a photograph, laid out by its own size, which is known now: never larger than it is. */
function layOut(image: HTMLImageElement, cut: Picture['cut'], most = image.naturalWidth): void {
  const ratio = image.naturalWidth / image.naturalHeight
  const isCut = cut ?? isNearFrame(ratio)
  image.className = isCut ? 'cut' : 'whole'
  if (isCut) Object.assign(image.style, { maxWidth: `${most}px`, maxHeight: `${most / ratio}px` })
}

/** Which drawing of a plate, as its class says; empty for a photograph. */
type Kind = 'day' | 'night' | ''

function createImage(picture: Picture, kind: Kind, onError: () => void): HTMLImageElement {
  const { src, night, isEager, cut, most, ...attributes } = picture
  const isDark = document.documentElement.dataset.theme === 'ancientdark'
  // The plate of the other theme is asked for when it is displayed (web/src/illustrations/plates.ts).
  const isWanted = kind === '' || (kind === 'night') === isDark
  const image = document.createElement('img')
  Object.assign(image, {
    className: kind || 'coming',
    loading: isEager && isWanted ? 'eager' : 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    ...attributes,
  })
  owners.set(image, {
    load: () => {
      if (kind === '') layOut(image, cut, most)
    },
    error: onError,
  })
  // Last: it is asked for in the way that the others say.
  image.src = kind === 'night' ? night : src
  return image
}

/**
 * Puts a picture into the element that has the answer as its ref, and another one when it is to be another.
 * @param picture false for none
 * @param onError called when it does not come
 */
export function usePicture(picture: Picture | false, onError: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const create = useEffectEvent(() => {
    if (!picture) return []
    const kinds: readonly Kind[] = picture.night ? ['day', 'night'] : ['']
    return kinds.map((kind) => createImage(picture, kind, onError))
  })
  const said = picture && JSON.stringify(picture)
  useLayoutEffect(() => {
    const images = said ? create() : []
    place.current?.append(...images)
    return () => images.forEach((image) => image.remove())
  }, [said])
  return place
}
