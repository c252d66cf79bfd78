import { createElement, useEffect } from 'react'
import { createPart } from '#createPart.ts'
import { useStore } from '#createStore.ts'
import type { InitialProps } from './Initial.tsx'

/** Comes with the first initial on a screen: where none is shown, nobody loads it. */
const initialPart = createPart<InitialProps>('initial', () => import('./Initial.tsx'))

/** A historiated initial; nothing until its part is there, so its place has its own size. */
export function LazyInitial(props: InitialProps) {
  const Initial = useStore(initialPart.component)
  useEffect(() => initialPart.load(), [])
  return Initial ? createElement(Initial, props) : null
}
