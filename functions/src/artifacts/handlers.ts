/** The calls about artifacts, each in four steps: who is asking, what do they say, do it, answer. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { parseSort } from '@tracker/domain/browse.ts'
import type { Answers } from '@tracker/domain/endpoints.ts'
import { isId } from '@tracker/domain/id.ts'
import { fold } from '@tracker/domain/search.ts'
import { adderOf } from '#artifacts/adder.ts'
import { addArtifact } from '#artifacts/add.ts'
import { changeArtifact } from '#artifacts/change.ts'
import { noArtifact } from '#artifacts/owned.ts'
import { callDeadline } from '#artifacts/patience.ts'
import { addedBy, adderEmails, browse, featured, oneArtifact } from '#artifacts/read.ts'
import { removeArtifact } from '#artifacts/remove.ts'
import { showArtifact } from '#artifacts/show.ts'
import { parseChange, parseSubmitted } from '#artifacts/submitted.ts'
import { requireOwnEmail, requireUser, requireWriter } from '#http/authenticate.ts'
import { readBody } from '#http/body.ts'
import { created, ok } from '#http/answer.ts'
import type { Call, Handler } from '#http/call.ts'
import { answerPage, askedPosition } from '#lists/page.ts'
import { replayOf } from '#writes/replay.ts'

/** @throws Problem 404 for what can not be an id, before it gets near a document's path */
function artifactId({ id }: Call): string {
  if (!isId(id)) throw noArtifact()
  return id
}

export const getFeatured: Handler<Answers['featuredArtifacts']> = async () => ok(await featured())

export const getArtifacts: Handler<Answers['artifacts']> = async (call) => {
  const name = call.query.get('name')?.trim() ?? ''
  const sort = parseSort(call.query.get('sort'))
  const list = `artifacts ${sort} ${fold(name)}`
  const page = await browse(name, sort, call.query.limit(), askedPosition(call, list))
  return answerPage(call, list, page.documents.map(showArtifact), page.next)
}

export const getArtifact: Handler<Answers['artifact']> = async (call) => {
  const { uid } = await requireUser(call)
  const found = await oneArtifact(artifactId(call), uid)
  if (found === null) throw noArtifact()
  return ok(found.artifact, { ETag: found.version })
}

export const postArtifact: Handler<Answers['addArtifact']> = async (call) => {
  const person = await requireWriter(call)
  const { content, adderName } = readBody(call, parseSubmitted)
  const replay = replayOf(call.headers['idempotency-key'], person.uid, content)
  const insertedId = await addArtifact(content, await adderOf(person, adderName), replay)
  return created({ insertedId })
}

export const getMine: Handler<Answers['myArtifacts']> = async (call) => {
  const person = await requireUser(call)
  requireOwnEmail(call, person)
  const list = `myArtifacts ${person.uid}`
  const page = await addedBy(person.uid, call.query.limit(), askedPosition(call, list))
  const emails = await adderEmails(page.documents.map(({ id }) => id))
  const mine = page.documents.map((document, index): Artifact => {
    const email = emails[index]
    const artifact = showArtifact(document)
    return email === undefined ? artifact : { ...artifact, adder_email: email }
  })
  return answerPage(call, list, mine, page.next)
}

export const patchArtifact: Handler<Answers['updateArtifact']> = async (call) => {
  const { uid } = await requireWriter(call)
  const patch = readBody(call, parseChange)
  const ifMatch = call.headers['if-match']
  const modified = await changeArtifact({ id: artifactId(call), uid, patch, ifMatch })
  return ok({ modifiedCount: modified ? 1 : 0 })
}

export const deleteArtifact: Handler<Answers['deleteArtifact']> = async (call) => {
  const { uid } = await requireWriter(call)
  await removeArtifact(artifactId(call), uid, callDeadline())
  return ok({ deletedCount: 1 })
}
