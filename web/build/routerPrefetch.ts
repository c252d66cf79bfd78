/**
 * Stands in for what React Router's links do within its own server framework: prefetching the data and files of a page.
 * Outside of the framework they do nothing.
 */
import { type Ref, createContext } from 'react'

/** Empty outside of the framework. */
export const FrameworkContext = createContext<undefined>(undefined)

/** Never prefetches: no intent, no reference, no listeners. */
export const usePrefetchBehavior = () => [false, undefined, {}] as const

/** The one reference that there is. */
export const mergeRefs = <T>(ref: Ref<T>): Ref<T> => ref

/** Nothing to prefetch. */
export const PrefetchPageLinks = () => null
