/**
 * Imports of this browser in IndexedDB: rows with their results, artifact ids by key for each list, photos by picture, and
 * choices for the columns of a file. They stay after sign-out, so that imports can be corrected and undone, until the run is
 * removed.
 */
import { del, get, promisifyRequest, setMany } from 'idb-keyval'
import * as z from 'zod/mini'
import { type ArtifactPatch, parsePatch } from '@tracker/domain/artifact/content.ts'
import { type Photograph, photographsChangeSchema } from '@tracker/domain/photo/photograph.ts'
import { type PhotoCopies, photoCopiesSchema } from '#photo/photoCopies.ts'
import { createBrowserStore } from '#utils/browserStore.ts'
import { type Choices, choicesSchema } from '../choices.ts'
import { createPauses } from '../pauses.ts'

const runSchema = z.object({
  id: z.string(),
  uid: z.string(),
  file: z.string(),
  /** Id of the list to which the keys belong. */
  list: z._default(z.string(), ''),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Time when a row was last settled. */
  activeAt: z.number(),
  mode: z.enum(['import', 'undo']),
  /** True if the run continues automatically. */
  isRunning: z.boolean(),
})
export type Run = z.infer<typeof runSchema>

/** Values by field. */
const fields = z.record(z.string(), z.string())
export const itemSchema = z.object({
  /** Index in the run. */
  at: z.number(),
  line: z.number(),
  name: z.string(),
  kind: z.enum(['add', 'change', 'refuse']),
  key: z.nullable(z.string()),
  /** Id of the artifact; empty until it is added. */
  id: z.string(),
  /** Previous values; empty for a new artifact. */
  before: fields,
  after: fields,
  photographs: photographsChangeSchema,
  /** `left`: changed since by another user, so that undoing leaves it unchanged. */
  state: z.enum(['waiting', 'done', 'refused', 'undone', 'left']),
  reason: z.string(),
})
export type Item = z.infer<typeof itemSchema>

/** The further photographs of a new artifact. */
export const addedPhotographs = (after: readonly Photograph[]): Item['photographs'] =>
  after.length === 0 ? null : { before: [], after }

/**
 * Converts an item's changes to the API's format.
 * @throws Error for values that were valid when they were stored
 */
export function patchOf(values: Item['before']): ArtifactPatch {
  const parsed = parsePatch(values, { site: location.host, stored: values.artifact_image ?? '' })
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join(' '))
  return parsed.value
}

export const importStore = createBrowserStore('imports')

const runKey = ({ uid, id }: Pick<Run, 'uid' | 'id'>) => `${uid} run ${id}`
const itemKey = (run: Pick<Run, 'uid' | 'id'>, at: number) =>
  `${run.uid} item ${run.id} ${String(at).padStart(5, '0')}`
const zipKey = ({ uid, id }: Pick<Run, 'uid' | 'id'>) => `${uid} zip ${id}`
const replacedKey = ({ uid, id }: Pick<Run, 'uid' | 'id'>, address: string) =>
  `${uid} replaced ${id} ${address}`
const movedKey = (uid: string, address: string) => `${uid} moved ${address}`
const pictureKey = (uid: string, hash: string) => `${uid} picture ${hash}`
const idKey = (uid: string, list: string, key: string) => `${uid} id ${list} ${key}`
const columnsOf = (names: readonly string[]) => names.toSorted().join('\n')
const listsKey = (uid: string, names: readonly string[]) => `${uid} lists ${columnsOf(names)}`
const choicesKey = (uid: string, names: readonly string[]) => `${uid} choices ${columnsOf(names)}`
const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

/** Writes entries in one transaction. */
const put = (entries: [key: string, value: unknown][]) => setMany(entries, importStore)
const readAll = (prefix: string) =>
  importStore('readonly', (all) => promisifyRequest<unknown[]>(all.getAll(startingWith(prefix))))

/** Entries that are written in one transaction, so that the page can respond between them. */
const BATCH = 200

/** Parses entries; leaves out those of another format. */
async function parsed<T>(schema: z.ZodMiniType<T>, values: readonly unknown[]): Promise<T[]> {
  const pause = createPauses()
  const all: T[] = []
  for (const value of values) {
    await pause()
    const { data } = z.safeParse(schema, value)
    if (data !== undefined) all.push(data)
  }
  return all
}

/** Runs of a user, newest first. */
export const readRuns = async (uid: string): Promise<Run[]> =>
  (await parsed(runSchema, await readAll(`${uid} run `))).toSorted(
    (one, other) => other.startedAt - one.startedAt,
  )

/** Items of a run, in the order of the file. */
export const readItems = async (run: Run): Promise<Item[]> =>
  parsed(itemSchema, await readAll(`${run.uid} item ${run.id} `))

export const saveRun = (run: Run) => put([[runKey(run), run]])

/**
 * Stores a new run. The run itself is written last, so that one without all of its items does not appear.
 * @param zip pictures of the run; null without pictures
 * @throws DOMException if the browser's storage is full
 */
export async function createRun(run: Run, items: readonly Item[], zip: File | null): Promise<void> {
  const pause = createPauses()
  for (let start = 0; start < items.length; start += BATCH) {
    await pause()
    await put(items.slice(start, start + BATCH).map((item): [string, Item] => [itemKey(run, item.at), item]))
  }
  if (zip) await put([[zipKey(run), zip]])
  await saveRun(run)
}

/** Stores the result of an item, and the artifact of its key. */
export const saveItem = (run: Run, item: Item) =>
  put([
    [itemKey(run, item.at), item],
    [runKey(run), run],
    ...(item.key !== null && item.state === 'done'
      ? [[idKey(run.uid, run.list, item.key), item.id] satisfies [string, string]]
      : []),
  ])

/** Removes a run. The artifacts and their keys stay. */
export const removeRun = (run: Run) =>
  importStore('readwrite', (all) => {
    all.delete(runKey(run))
    all.delete(zipKey(run))
    all.delete(startingWith(`${run.uid} item ${run.id} `))
    all.delete(startingWith(replacedKey(run, '')))
  })

/** The zip of an unfinished run; null if it has none. */
export async function readZip(run: Run): Promise<File | null> {
  const value = await get<unknown>(zipKey(run), importStore)
  return value instanceof File ? value : null
}

export const removeZip = (run: Run) => del(zipKey(run), importStore)

/**
 * Stores the address of the photo created from a file.
 * @param hash hash of the file
 */
export const savePicture = (uid: string, hash: string, url: string) => put([[pictureKey(uid, hash), url]])

/** Photo addresses by the file's hash. The server deletes photos that no artifact uses after a day. */
export async function readPictures(uid: string): Promise<Map<string, string>> {
  const [photos, moved] = await Promise.all([readTexts(pictureKey(uid, '')), readMoved(uid)])
  return new Map([...photos].map(([hash, address]) => [hash, latestAddress(moved, address)]))
}

/** Stores a photo that a run replaces. */
export const saveReplaced = (run: Run, address: string, copies: PhotoCopies) =>
  put([[replacedKey(run, address), copies]])

/** A photo that a run replaced, by its address; null if there is no copy. */
export async function readReplaced(run: Run, address: string): Promise<PhotoCopies | null> {
  return z.safeParse(photoCopiesSchema, await get(replacedKey(run, address), importStore)).data ?? null
}

/** Stores the new address of a restored photo. */
export const saveMoved = (uid: string, from: string, to: string) => put([[movedKey(uid, from), to]])

/** New addresses of restored photos by their earlier ones. */
export const readMoved = (uid: string) => readTexts(movedKey(uid, ''))

/** Follows an address through all restorations. */
export function latestAddress(moved: ReadonlyMap<string, string>, address: string): string {
  const next = moved.get(address)
  return next === undefined ? address : latestAddress(moved, next)
}

/** Artifact ids by the keys of a list. */
export const readIds = (uid: string, list: string) => readTexts(idKey(uid, list, ''))

/** Texts whose key has a prefix, by the rest of the key. */
async function readTexts(prefix: string): Promise<Map<string, string>> {
  return importStore('readonly', async (all) => {
    const [keys, texts] = await Promise.all([
      promisifyRequest(all.getAllKeys(startingWith(prefix))),
      promisifyRequest<unknown[]>(all.getAll(startingWith(prefix))),
    ])
    return new Map(
      keys.flatMap((key, at): [string, string][] =>
        typeof key === 'string' ? [[key.slice(prefix.length), String(texts[at])]] : [],
      ),
    )
  })
}

const listSchema = z.object({
  id: z.string(),
  /** Names of the files that were imported, the newest first. */
  files: z.array(z.string()),
})
/** A list of objects with numbers of its own. */
export type ImportList = z.infer<typeof listSchema>

/** Lists with these columns. */
export async function readLists(uid: string, names: readonly string[]): Promise<readonly ImportList[]> {
  return z.safeParse(z.array(listSchema), await get(listsKey(uid, names), importStore)).data ?? []
}

/** Stores that a file belongs to a list. */
export async function saveList(
  uid: string,
  names: readonly string[],
  id: string,
  file: string,
): Promise<void> {
  const lists = await readLists(uid, names)
  const { files = [] } = lists.find((list) => list.id === id) ?? {}
  const list = { id, files: [file, ...files.filter((one) => one !== file)] }
  await put([[listsKey(uid, names), [list, ...lists.filter((one) => one.id !== id)]]])
}

export async function readChoices(uid: string, names: readonly string[]): Promise<Choices | null> {
  return z.safeParse(choicesSchema, await get(choicesKey(uid, names), importStore)).data ?? null
}

export const saveChoices = (uid: string, names: readonly string[], choices: Choices) =>
  put([[choicesKey(uid, names), choices]])
