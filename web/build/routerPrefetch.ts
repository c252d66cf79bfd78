/**
 * Stands in for what React Router's links do within its own server framework: prefetching the data and files of a page.
 * Outside of the framework they do nothing.
 */
import { type Ref, createContext } from 'react'

/** Empty outside of the framework. */
export const FrameworkContext = createContext<undefined>(undefined)

export const usePrefetchBehavior = () => [false, undefined, {}] as const

export const mergeRefs = <T>(ref: Ref<T>): Ref<T> => ref

export const PrefetchPageLinks = () => null
