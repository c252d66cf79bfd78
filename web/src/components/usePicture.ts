import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Who is told that a picture does not come. One listener for all of them: React would add two for each. */
const owners = new WeakMap<EventTarget, () => void>()
if (typeof document !== 'undefined')
  document.addEventListener('error', ({ target }) => target && owners.get(target)?.(), { capture: true })

interface Picture {
  readonly src: string
  readonly alt: string
  readonly height: number
  readonly isEager: boolean
  readonly objectFit: 'cover' | 'contain'
  readonly transform: string
}

/**
 * Puts a picture into the element that has the answer as its ref, and another one when it is to be another.
 * @param onError called when it does not come
 */
export function usePicture(picture: Picture, onError: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onError)
  const { src, alt, height, isEager, objectFit, transform } = picture
  useLayoutEffect(() => {
    const image = document.createElement('img')
    Object.assign(image, {
      alt,
      width: 800,
      height,
      loading: isEager ? 'eager' : 'lazy',
      decoding: 'async',
      referrerPolicy: 'no-referrer',
    })
    Object.assign(image.style, { objectFit, transform })
    owners.set(image, () => fail())
    // Last: it is asked for in the way that the others say.
    image.src = src
    place.current?.append(image)
    return () => image.remove()
  }, [src, alt, height, isEager, objectFit, transform])
  return place
}
