/** The web app's renderer, which functions/build.mjs builds into `dist/renderer`. Loaded by the first request for Browse only. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import type { Language } from '@tracker/domain/site/languages.ts'
import * as z from 'zod/mini'

/** The first page of the list, as `servedSchema` of web/src/features/search/api/servedList.ts parses it; the renderer adds `bars`. */
export interface ServedList {
  readonly sort: Sort
  readonly records: readonly Artifact[]
  readonly next:
    readonly [value: string, id: string] | readonly [seconds: number, nanos: number, id: string] | null
  readonly total: number | null
}

const partsSchema = z.object({ body: z.string(), head: z.string() })
const listPartsSchema = z.object({ body: z.string(), head: z.string(), data: z.string() })
type Render = (...args: readonly unknown[]) => Promise<unknown>
const isRender = (value: unknown): value is Render => typeof value === 'function'
const moduleSchema = z.object({
  renderBrowse: z.custom<Render>(isRender),
  renderBrowseList: z.custom<Render>(isRender),
})

/** Beside the function's bundle. */
const ADDRESS = new URL('renderer/index.mjs', import.meta.url).href

let loaded: Promise<z.infer<typeof moduleSchema>> | undefined

async function load() {
  loaded ??= import(ADDRESS).then((module: unknown) => moduleSchema.parse(module))
  try {
    return await loaded
  } catch (error) {
    loaded = undefined
    throw error
  }
}

/** Renders the page without a list, as the web app's build does. */
export async function renderEmpty(language: Language) {
  const { renderBrowse } = await load()
  return partsSchema.parse(await renderBrowse(language))
}

interface ServedPage {
  readonly language: Language
  /** Host of the site, with port. */
  readonly host: string
  /** Query string of the address, with its question mark; may be empty. */
  readonly search: string
  readonly list: ServedList
}

/** Renders the page with the cards of a list. */
export async function renderList(page: ServedPage) {
  const { renderBrowseList } = await load()
  return listPartsSchema.parse(await renderBrowseList(page))
}
