/** Steps about lists, and the deletion of an account with everything in it. */
import { LIST_VISIBILITIES } from '@tracker/domain/lists/list.ts'
import { member } from '../api/support/ask.ts'
import { type Action, choose, chooseSubject, expectDone } from './action.ts'
import { purge } from './artifactActions.ts'
import { withdraw } from './cases.ts'
import { addedBy, isVisible, type List, MEMBERS, type Model, subjectsOf } from './state.ts'

/** Most lists that exist at a time. */
const LISTS_MAX = 2

const hasLists = ({ lists }: Model) => lists.length > 0

const refusalsOf = (model: Model, { owner, isThere }: List) =>
  [
    [model.suspended.has(owner), 403],
    [!isThere, 404],
  ] as const

const makeList: Action = {
  check: ({ lists }) => lists.filter(({ isThere }) => isThere).length < LISTS_MAX,
  async run(model, world, { a, b }) {
    const owner = choose(MEMBERS, a)
    const visibility = choose(LIST_VISIBILITIES, b)
    const title = `Bronze ${model.lists.length}`
    const reply = await world.call(owner, 'POST', '/lists', { title, visibility })
    if (!expectDone('POST /lists', reply, [[model.suspended.has(owner), 403]])) return
    const id = String(member(reply, 'insertedId'))
    const state = { visibility, isHidden: false, hiddenAt: 0, isThere: true } as const
    model.lists.push({ kind: 'list', id, title, owner, ...state, entries: [], reportCase: null })
  },
}

const putEntry: Action = {
  check: (model) => hasLists(model) && model.artifacts.length > 0,
  async run(model, world, { a, b }) {
    const list = chooseSubject(model, model.lists, a, ({ isThere }) => isThere)
    const artifact = chooseSubject(model, model.artifacts, b, isVisible)
    const reply = await world.call(list.owner, 'POST', `/listEntries/${list.id}`, { artifactId: artifact.id })
    const isIn = list.entries.includes(artifact)
    const refusals = [...refusalsOf(model, list), [!isIn && !isVisible(artifact), 404]] as const
    if (expectDone('POST /listEntries', reply, refusals) && !isIn) list.entries.push(artifact)
  },
}

const share: Action = {
  check: hasLists,
  async run(model, world, { a, b }) {
    const list = chooseSubject(model, model.lists, a, ({ isThere }) => isThere)
    const visibility = choose(LIST_VISIBILITIES, b)
    const reply = await world.call(list.owner, 'PATCH', `/lists/${list.id}`, { visibility })
    const refusals = [...refusalsOf(model, list), [list.isHidden && visibility === 'gallery', 409]] as const
    if (expectDone('PATCH /lists', reply, refusals)) list.visibility = visibility
  },
}

function forget(list: List): void {
  list.isThere = false
  list.reportCase = null
}

const deleteList: Action = {
  check: hasLists,
  async run(model, world, { a }) {
    const list = chooseSubject(model, model.lists, a, ({ isThere }) => isThere)
    const reply = await world.call(list.owner, 'DELETE', `/lists/${list.id}`)
    if (expectDone('DELETE /lists', reply, refusalsOf(model, list))) forget(list)
  },
}

const deleteAccount: Action = {
  check: () => true,
  async run(model, world, { a }) {
    const who = choose(MEMBERS, a)
    await world.refresh(who)
    expectDone('DELETE /account', await world.call(who, 'DELETE', '/account'), [])
    for (const artifact of model.artifacts) artifact.likers.delete(who)
    for (const list of model.lists.filter(({ owner }) => owner === who)) forget(list)
    for (const artifact of addedBy(model, who).filter(({ state }) => state !== null)) purge(model, artifact)
    for (const photo of model.photos.filter(({ uploader }) => uploader === who)) photo.isThere = false
    for (const record of subjectsOf(model)) withdraw(record, who)
    model.suspended.delete(who)
    await world.renew(who)
  },
}

export const LIST_ACTIONS = { makeList, putEntry, share, deleteList, deleteAccount }
