import type { ComponentType } from 'react'
import { createStore, type Store } from '#createStore.ts'

/** Milliseconds until a part that could not be loaded is tried again by itself. */
const RETRY_MS = 10_000

/** A part of every page that is not painted at first: it comes when the page is idle, or when it is needed before that. */
export interface Part<Props> {
  /** The component; undefined before it is there, null when it could not be loaded. */
  component: Store<ComponentType<Props> | null | undefined>
  /** Loads it, unless it is there or on its way. */
  load: () => void
}

/** The files that are on their way, by their addresses: parts that come at the same time share some. */
const fetching = new Map<string, Promise<Blob>>()

function fetchOnce(file: string): Promise<Blob> {
  const fetched =
    fetching.get(file) ??
    fetch(file)
      .then((response) => response.blob())
      .finally(() => fetching.delete(file))
  fetching.set(file, fetched)
  return fetched
}

/**
 * The files of a part, into the browser's cache. Browsers keep it for the life of a page when a module failed to load, and
 * everything that needs it then fails too: nothing is imported before all of it is here (docs/decisions/030-parts-that-come-later.md).
 */
async function fetchFiles(name: string): Promise<void> {
  const files = document.querySelector<HTMLElement>('[data-nav-drawer]')?.dataset[name]?.split(' ') ?? []
  await Promise.all(files.map(fetchOnce))
}

/**
 * Imports a module, all of whose files are fetched before.
 * @param name under which the build lists the files in the page (web/build/head.ts); when it is served unbuilt there is no list
 * @throws what fetching them throws; asking again then fetches again
 */
export async function importWhole<T>(name: string, importModule: () => Promise<T>): Promise<T> {
  await fetchFiles(name)
  return importModule()
}

/** @param name as for `importWhole` */
export function createPart<Props>(
  name: string,
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): Part<Props> {
  const component: Part<Props>['component'] = createStore<ComponentType<Props> | null | undefined>(undefined)
  let isLoading = false
  const load = () => {
    if (isLoading || component.get()) return
    isLoading = true
    component.set(undefined)
    importWhole(name, importPart)
      .then(
        (part) => component.set(part.default),
        (error: unknown) => {
          console.warn(error)
          component.set(null)
          setTimeout(load, RETRY_MS)
        },
      )
      .finally(() => (isLoading = false))
  }
  return { component, load }
}
