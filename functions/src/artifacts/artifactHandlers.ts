/** Artifact endpoints. Each handler authenticates, parses, executes and responds. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import type { Answers } from '@tracker/domain/api/calls.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { fold } from '@tracker/domain/text/fold.ts'
import { adderOf, createArtifact } from '#artifacts/createArtifact.ts'
import { listOwnArtifacts, adderEmails, browse, featured, findArtifact } from '#artifacts/listArtifacts.ts'
import { artifactNotFound, toArtifact } from '#artifacts/artifactRecord.ts'
import { countChange, countDeletion, countRestoration } from '#artifacts/likesCost.ts'
import { updateArtifact } from '#artifacts/updateArtifact.ts'
import { validateChange, validateNewArtifact } from '#artifacts/artifactValidation.ts'
import { requireOwnEmail, requireUser, requireWriter } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { callDeadline, type Context, created, type Handler, ok } from '#http/context.ts'
import { ownSite } from '#http/site.ts'
import { idempotencyKey } from '#idempotency.ts'
import { pageResponse, readCursor } from '#pagination/cursor.ts'
import type { ResultPage } from '#pagination/pages.ts'
import { params } from '#params.ts'
import { userReader, reserveRead, reserveVisit } from '#quotas/readQuota.ts'
import { coalesceReads } from '#http/coalesceReads.ts'
import { indexSync } from '#search/index/indexInstance.ts'
import { purge } from '#visibility/purge.ts'
import { deleteUndoably, undoDelete } from '#visibility/trash.ts'

/** Validates the id before it is used in a document path. @throws Problem 404 */
function artifactId({ id }: Context): string {
  if (!isId(id)) throw artifactNotFound()
  return id
}

/** Images may come from this site and from the configured hosts. */
function imageSources({ headers }: Context): ImageSources {
  return { site: ownSite(headers).host, hosts: params.imageHosts }
}

export const getFeatured: Handler<Answers['featuredArtifacts']> = async (context) => {
  reserveVisit(context, FEATURED_COUNT)
  return ok(await featured())
}

const coalesced = coalesceReads<ResultPage & { artifacts: Artifact[] }>()

export const getArtifacts: Handler<Answers['artifacts']> = async (context) => {
  const name = context.query.get('name')?.trim() ?? ''
  const sort = parseSort(context.query.get('sort'))
  const list = `artifacts ${sort} ${fold(name)}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveVisit(context, limit + 1)
  const key = JSON.stringify([name, sort, limit, cursor])
  const { artifacts, read, next } = await coalesced(key, async () => {
    const page = await browse(name, sort, limit, cursor)
    return { ...page, artifacts: page.documents.map(toArtifact) }
  })
  commit({ documents: read })
  return pageResponse(context, list, artifacts, next)
}

export const getArtifact: Handler<Answers['artifact']> = async (context) => {
  const user = await requireUser(context)
  const id = artifactId(context)
  // The artifact, or the hidden one, its private document and its further photographs.
  const commit = reserveRead(userReader(user.uid), 4)
  const found = await findArtifact(id, user)
  commit({ documents: found?.artifact.more_photos ? 4 : 3 })
  if (found === null) throw artifactNotFound()
  return ok(found.artifact, { ETag: found.version })
}

export const postArtifact: Handler<Answers['addArtifact']> = async (context) => {
  const user = await requireWriter(context)
  const { content, more, adderName } = readBody(context, (value) =>
    validateNewArtifact(value, imageSources(context)),
  )
  const key = idempotencyKey(
    context.headers['idempotency-key'],
    user.uid,
    more.length === 0 ? content : { ...content, more },
  )
  const adder = adderOf(user, adderName)
  const insertedId = await createArtifact({ content, more }, adder, key, ownSite(context.headers).host)
  indexSync.expire()
  return created({ insertedId })
}

export const getMine: Handler<Answers['myArtifacts']> = async (context) => {
  const user = await requireUser(context)
  requireOwnEmail(context, user)
  const list = `myArtifacts ${user.uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  // Visible and hidden artifacts (limit + 1 each), and a private document per result.
  const commit = reserveRead(userReader(user.uid), 3 * limit + 2)
  const page = await listOwnArtifacts(user.uid, limit, cursor)
  commit({ documents: page.read + page.documents.length })
  const emails = await adderEmails(page.documents.map(({ id }) => id))
  const mine = page.documents.map((document, index): Artifact => {
    const email = emails[index]
    const artifact = toArtifact(document)
    return email === undefined ? artifact : { ...artifact, adder_email: email }
  })
  return pageResponse(context, list, mine, page.next)
}

export const patchArtifact: Handler<Answers['updateArtifact']> = async (context) => {
  const { uid, isCurator } = await requireWriter(context)
  const { patch, more } = readBody(context, (value) => validateChange(value, imageSources(context)))
  const id = artifactId(context)
  await countChange(id, { uid, isCurator }, patch, more)
  const ifMatch = context.headers['if-match']
  const site = ownSite(context.headers).host
  const modified = await updateArtifact({ id, uid, isCurator, patch, ...(more && { more }), ifMatch, site })
  indexSync.expire()
  return ok({ modifiedCount: modified ? 1 : 0 })
}

export const deleteArtifact: Handler<Answers['deleteArtifact']> = async (context) => {
  const { uid } = await requireWriter(context)
  const id = artifactId(context)
  const isUndoable = context.query.get('undo') === '1'
  await countDeletion(id, uid, isUndoable)
  await (isUndoable ? deleteUndoably : purge)(id, uid, callDeadline())
  indexSync.expire()
  return ok({ deletedCount: 1 })
}

export const postUndoDelete: Handler<Answers['undoDelete']> = async (context) => {
  const { uid } = await requireWriter(context)
  const id = artifactId(context)
  await countRestoration(id, uid)
  const isRestored = await undoDelete(id, uid, callDeadline())
  indexSync.expire()
  return ok({ restoredCount: isRestored ? 1 : 0 })
}
