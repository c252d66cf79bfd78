/** The calls about artifacts, each in four steps: who is asking, what do they say, do it, answer. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import type { Responses } from '@tracker/domain/api/endpoints.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { fold } from '@tracker/domain/text/fold.ts'
import { adderOf, createArtifact } from '#artifacts/createArtifact.ts'
import * as deletion from '#artifacts/deleteArtifact.ts'
import { addedBy, adderEmails, browse, featured, oneArtifact } from '#artifacts/listArtifacts.ts'
import { noArtifact, showArtifact } from '#artifacts/artifactRecord.ts'
import { updateArtifact } from '#artifacts/updateArtifact.ts'
import { validateChange, validateNewArtifact } from '#artifacts/artifactValidation.ts'
import { requireOwnEmail, requireUser, requireWriter } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { callDeadline, type Context, created, type Handler, ok, siteOf } from '#http/context.ts'
import { idempotencyKey } from '#idempotency.ts'
import { answerPage, type Page, readCursor } from '#pagination.ts'
import { params } from '#params.ts'
import { personReader, reserveRead, visitorReader } from '#quotas/readQuota.ts'
import { shareReads } from '#coalesceReads.ts'

/** @throws Problem 404 for what cannot be an id, before it gets near a document's path */
function artifactId({ id }: Context): string {
  if (!isId(id)) throw noArtifact()
  return id
}

/** Pictures come from this site, by the name that Hosting was called by, and from the hosts that the deployment allows. */
function imageSources({ headers }: Context): ImageSources {
  return { site: siteOf(headers), hosts: params.imageHosts }
}

export const getFeatured: Handler<Responses['featuredArtifacts']> = async (context) => {
  reserveRead(visitorReader(context.headers['x-forwarded-for']), FEATURED_COUNT)
  return ok(await featured())
}

/** A page, with its artifacts as they are shown. */
const shared = shareReads<Page & { artifacts: Artifact[] }>()

export const getArtifacts: Handler<Responses['artifacts']> = async (context) => {
  const name = context.query.get('name')?.trim() ?? ''
  const sort = parseSort(context.query.get('sort'))
  const list = `artifacts ${sort} ${fold(name)}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(visitorReader(context.headers['x-forwarded-for']), limit + 1)
  const key = JSON.stringify([name, sort, limit, cursor])
  const { artifacts, read, next } = await shared(key, async () => {
    const page = await browse(name, sort, limit, cursor)
    return { ...page, artifacts: page.documents.map(showArtifact) }
  })
  commit({ documents: read })
  return answerPage(context, list, artifacts, next)
}

export const getArtifact: Handler<Responses['artifact']> = async (context) => {
  const person = await requireUser(context)
  const id = artifactId(context)
  reserveRead(personReader(person.uid), 3)
  const found = await oneArtifact(id, person)
  if (found === null) throw noArtifact()
  return ok(found.artifact, { ETag: found.version })
}

export const postArtifact: Handler<Responses['addArtifact']> = async (context) => {
  const person = await requireWriter(context)
  const { content, adderName } = readBody(context, (value) =>
    validateNewArtifact(value, imageSources(context)),
  )
  const key = idempotencyKey(context.headers['idempotency-key'], person.uid, content)
  const adder = await adderOf(person, adderName)
  const insertedId = await createArtifact(content, adder, key, siteOf(context.headers))
  return created({ insertedId })
}

export const getMine: Handler<Responses['myArtifacts']> = async (context) => {
  const person = await requireUser(context)
  requireOwnEmail(context, person)
  const list = `myArtifacts ${person.uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  // Each comes with its private half; shown and hidden ones are asked for apart.
  const commit = reserveRead(personReader(person.uid), 3 * limit + 2)
  const page = await addedBy(person.uid, limit, cursor)
  commit({ documents: page.read + page.documents.length })
  const emails = await adderEmails(page.documents.map(({ id }) => id))
  const mine = page.documents.map((document, index): Artifact => {
    const email = emails[index]
    const artifact = showArtifact(document)
    return email === undefined ? artifact : { ...artifact, adder_email: email }
  })
  return answerPage(context, list, mine, page.next)
}

export const patchArtifact: Handler<Responses['updateArtifact']> = async (context) => {
  const { uid } = await requireWriter(context)
  const patch = readBody(context, (value) => validateChange(value, imageSources(context)))
  const ifMatch = context.headers['if-match']
  const site = siteOf(context.headers)
  const modified = await updateArtifact({ id: artifactId(context), uid, patch, ifMatch, site })
  return ok({ modifiedCount: modified ? 1 : 0 })
}

export const deleteArtifact: Handler<Responses['deleteArtifact']> = async (context) => {
  const { uid } = await requireWriter(context)
  await deletion.deleteArtifact(artifactId(context), uid, callDeadline())
  return ok({ deletedCount: 1 })
}
