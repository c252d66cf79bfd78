/** What the app reads of artifacts. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { DEFAULT_SORT, SORTS, type Sort } from '@tracker/domain/browse.ts'
import { artifactPath, hiddenPath } from '@tracker/domain/collections.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { isBeingDeleted } from '@tracker/domain/stored.ts'
import { importWhole } from '#createPart.ts'
import { PATHS } from '#paths.ts'
import { isSavingData, whenIdle } from '#whenIdle.ts'
import { errorCode, toProblem } from './errors.ts'
import { takeFirstAnswer } from './firstAnswer.ts'
import { type Listen, listenToDocument } from './listen.ts'
import type { OwnListOptions } from './ownOrder.ts'
import type { Page, PageParam } from './pages.ts'
import { once } from './once.ts'
import { toArtifact } from './records.ts'
import { readDocuments } from './restDocuments.ts'

const queries = once(() => importWhole('artifactQueries', () => import('./artifactQueries.ts')))
type Queries = Awaited<ReturnType<typeof queries>>

/** Asks with the SDK, which is loaded first. @throws Problem */
async function ask<T>(read: (all: Queries) => Promise<T>): Promise<T> {
  try {
    return await read(await queries())
  } catch (error) {
    throw toProblem(error)
  }
}

/** The artifacts with most likes; ties: newest first. @throws Problem */
export async function readFeaturedArtifacts(): Promise<Artifact[]> {
  const first = readDocuments(await takeFirstAnswer(PATHS.home))
  return first?.map(({ id, fields }) => toArtifact(id, fields)) ?? ask((all) => all.featured())
}

/** The first page of all artifacts, when it was asked for before the app ran; null when it was not. */
async function readFirstPage(): Promise<Page<Artifact> | null> {
  const documents = readDocuments(await takeFirstAnswer(PATHS.browse))
  if (!documents) return null
  const items = documents.map(({ id, fields }) => toArtifact(id, fields))
  const last = documents.at(PAGE_SIZE)
  if (!last) return { items, next: null }
  const next = { after: [last.fields[SORTS[DEFAULT_SORT].field], last.id] }
  return {
    items: items.slice(0, PAGE_SIZE),
    next: { list: null, rest: { waiting: items.slice(PAGE_SIZE), next } },
  }
}

/** A page of the artifacts whose name contains a text, ignoring case and accents, in an order. @throws Problem */
export async function searchArtifacts(
  name: string,
  sort: Sort,
  param: PageParam<Artifact> | null,
): Promise<Page<Artifact>> {
  const isFirst = param === null && name === '' && sort === DEFAULT_SORT
  const first = isFirst ? await readFirstPage() : null
  if (!first) return ask((all) => all.searchPage(name, sort, param))
  // Who sees a list soon asks it for more, or for something.
  if (!isSavingData()) whenIdle(() => void queries().catch(console.warn))
  return first
}

/** The artifacts of these ids, at most 30, in no order; those that are gone are left out. @throws Problem */
export function readArtifacts(ids: readonly string[]): Promise<Artifact[]> {
  return ask((all) => all.ofIds(ids))
}

/** One artifact, read once; null when there is none, or when it is on its way out. @throws Problem */
export function readArtifactById(id: string): Promise<Artifact | null> {
  return ask((all) => all.ofId(id))
}

/** An artifact with a picture at this address, when there is one. @throws Problem */
export function readArtifactsWithImage(address: string): Promise<Artifact[]> {
  return ask((all) => all.withImage(address))
}

/** A page of what a person added, newest first unless said. @throws Problem */
export function readArtifactsOf(
  uid: string,
  param: PageParam<Artifact> | null,
  options?: OwnListOptions,
): Promise<Page<Artifact>> {
  return ask((all) => all.pageOf(uid, param, options))
}

/** What of a person's artifacts curators have hidden, at most 100. @throws Problem */
export function readHiddenOf(uid: string): Promise<Artifact[]> {
  return ask((all) => all.hiddenOf(uid))
}

/** Ids of a person's artifacts that wait for curators, since somebody reported them, at most 100. @throws Problem */
export function readReportedOf(uid: string): Promise<string[]> {
  return ask((all) => all.reportedOf(uid))
}

/**
 * A document that is not for everybody. Null when there is none, and for others: that is all they learn.
 * @throws Problem
 */
export async function readOwn(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    // With the client that the artifact's page has: a denial is an answer here, and no failed request in the console.
    const { readDocument } = await import('./liveFirestore.ts')
    return await readDocument(path)
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return null
    throw toProblem(error)
  }
}

/** A hidden artifact, for its adder and for curators; null when there is none, which is all that others learn. @throws Problem */
export async function readHiddenArtifact(id: string): Promise<Artifact | null> {
  const fields = await readOwn(hiddenPath(id))
  return fields && toArtifact(id, fields)
}

export interface OwnedArtifact {
  readonly artifact: Artifact
  readonly adderUid: string
  /** The document, for what one screen alone needs of it. */
  readonly stored: Readonly<Record<string, unknown>>
}

/** Listens to one artifact and who added it; null when there is none, or when it is on its way out. */
export function listenToArtifact(id: string): Listen<OwnedArtifact | null> {
  return listenToDocument(artifactPath(id), (fields) =>
    fields && !isBeingDeleted(fields)
      ? {
          artifact: toArtifact(id, fields),
          adderUid: typeof fields['adder_uid'] === 'string' ? fields['adder_uid'] : '',
          stored: fields,
        }
      : null,
  )
}
