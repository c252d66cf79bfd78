/** Tests that commands which delete or rewrite data show their effect and ask before they do it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteUserCommand } from '../../tools/admin/deleteUser.ts'
import { reconcile } from '../../tools/admin/reconcile.ts'
import { signUp } from '../api/support/accounts.ts'
import { storeArtifact } from '../api/support/artifacts.ts'
import { textWith } from './support/command.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project

beforeAll(async () => {
  project = await startProject()
})
beforeEach(() => project.store.clear())

const isThere = async (path: string) => (await project.store.db.doc(path).get()).exists
const NOBODY_THERE = textWith('nobody is there to be asked. The same command with --yes does it.')

describe('reconcile', () => {
  const storeWrongCount = async () => {
    const { db } = project.store
    await storeArtifact(db, { id: 'one', uid: project.account.uid, likers: [] })
    await db.doc('artifacts/one').update({ likes_count: 7 })
  }
  const count = async () => {
    const artifact = await project.store.db.doc('artifacts/one').get()
    return Number(artifact.get('likes_count'))
  }

  it('lists repairs, with an exit code for each outcome: nothing to do, repairs, failure', async () => {
    expect(await project.runHere(reconcile, [])).toEqual({ code: 0, output: 'Everything agrees.\n' })
    await storeWrongCount()
    expect(await project.runHere(reconcile, [])).toEqual({
      code: 2,
      output: textWith(/^to do: artifact one: likes_count 7 becomes 0\n\n {2}1 repair to do\. .* --apply\./),
    })
    expect(await count()).toBe(7)
  })

  it('lists artifacts whose picture is not shown, which it does not repair', async () => {
    const { db } = project.store
    const uid = project.account.uid
    await storeArtifact(db, { id: 'inside', uid })
    await db.doc('artifacts/inside').update({ artifact_image: 'http://192.168.0.1/a.png' })
    await storeArtifact(db, { id: 'outside', uid })
    expect(await project.runHere(reconcile, [])).toEqual({
      code: 0,
      output: `picture not shown, because of where it comes from: artifact inside: http://192.168.0.1/a.png\nEverything agrees.\n`,
    })
  })

  it('lists artifacts of a type that the site does not have, which it does not change', async () => {
    const { db } = project.store
    const uid = project.account.uid
    for (const id of ['one', 'two', 'three']) await storeArtifact(db, { id, uid })
    for (const id of ['one', 'two']) await db.doc(`artifacts/${id}`).update({ artifact_type: 'Relics' })
    expect(await project.runHere(reconcile, ['--apply'])).toEqual({
      code: 0,
      output: `type that site.config.ts does not name: "Relics": artifacts one, two\nEverything agrees.\n`,
    })
    expect((await db.doc('artifacts/one').get()).get('artifact_type')).toBe('Relics')
  })

  it('lists artifacts that another program stored without what lists need, which it does not change', async () => {
    const { db } = project.store
    await storeArtifact(db, { id: 'whole', uid: project.account.uid })
    const stored = { title: 'Vase', likes_count: 0 }
    await db.doc('artifacts/foreign').set(stored)
    await db.doc('artifacts/leaving').set({ likes_count: 0, deleting_at: new Date(), hiding: true })
    const { output } = await project.runHere(reconcile, [])
    expect(output.match(/^left out of lists: .*$/gm)).toEqual([
      'left out of lists: artifact foreign has no artifact_name, no added_at, no adder_uid. Correct or delete it in the console.',
    ])
    expect((await db.doc('artifacts/foreign').get()).data()).toEqual(stored)
  })

  it('repairs after confirmation', async () => {
    await storeWrongCount()
    expect(await project.runHere(reconcile, ['--apply'])).toEqual({ code: 2, output: NOBODY_THERE })
    expect(await project.runHere(reconcile, ['--apply'], 'n')).toMatchObject({ code: 2 })
    expect(await count()).toBe(7)
    expect(await project.runHere(reconcile, ['--apply'], 'y')).toEqual({
      code: 0,
      output: textWith(/to do: .*\n.*Do 1 repair\? \[y\/N\] y\ndone: .*\n$/),
    })
    expect(await count()).toBe(0)
    await storeArtifact(project.store.db, {
      id: 'two',
      uid: project.account.uid,
      likers: [project.account.uid],
    })
    await project.store.db.doc('artifacts/two').update({ likes_count: 0 })
    expect(await project.runHere(reconcile, ['--apply', '--yes'])).toMatchObject({ code: 0 })
    expect(await project.runHere(reconcile, [])).toMatchObject({ code: 0 })
  })
})

describe('reconcile after accounts are missing', () => {
  it('keeps their records, and says how to remove them', async () => {
    const { uid } = project.account
    await storeArtifact(project.store.db, { id: 'one', uid, likers: ['bob', 'eve'] })
    expect(await project.runHere(reconcile, ['--apply', '--yes'])).toEqual({
      code: 0,
      output: textWith(/^left alone: records of 2 users without an account\. .* --missing-accounts\.\n/),
    })
    expect(await isThere('likes/bob_one')).toBe(true)
    const removal = ['--apply', '--yes', '--missing-accounts']
    expect(await project.runHere(reconcile, removal)).toMatchObject({ code: 0 })
    expect(await isThere('likes/bob_one')).toBe(false)
    expect((await project.store.db.doc('artifacts/one').get()).get('likes_count')).toBe(0)
  })
})

describe('delete-user', () => {
  it('finds the user by UID or e-mail address, and deletes nothing without confirmation', async () => {
    const { uid, email } = await signUp({ displayName: 'Grace Hopper' })
    await storeArtifact(project.store.db, { id: 'one', uid, likers: ['bob'] })
    await storeArtifact(project.store.db, { id: 'two', uid: 'bob', likers: [uid] })
    for (const who of [uid, email, email.toUpperCase()]) {
      const { code, output } = await project.runHere(deleteUserCommand, [who])
      expect(output).toContain(`Grace Hopper <${email}>, in demo-artifact-tracker since 20`)
      expect(output).toContain(`with the UID ${uid}`)
      expect(output).toMatch(/the account\n *1 artifact with .* it has\n *1 like\n *1 private record\n/)
      expect({ code, output }).toEqual({ code: 2, output: NOBODY_THERE })
    }
    expect(await project.runHere(deleteUserCommand, [email], 'no')).toMatchObject({ code: 2 })
    expect(await isThere('artifacts/one')).toBe(true)

    expect(await project.runHere(deleteUserCommand, [email], 'yes')).toMatchObject({
      code: 0,
      output: textWith('Removed the account, 1 like and 1 artifact.'),
    })
    expect(await isThere('artifacts/one')).toBe(false)
    expect((await project.store.db.doc('artifacts/two').get()).get('likes_count')).toBe(0)
    expect(await project.runHere(deleteUserCommand, [uid, '--yes'])).toMatchObject({ code: 1 })
  })

  it('deletes at once with --yes, written as in the documentation', async () => {
    const { email } = await signUp()
    const { code, output } = await project.run('deleteUser', [email, '--yes'])
    expect({ code, output }).toEqual({ code: 0, output: textWith('Removed the account, 0 likes') })
  })

  it('deletes what is left if the account no longer exists', async () => {
    await storeArtifact(project.store.db, { id: 'one', uid: 'gone' })
    const shown = await project.runHere(deleteUserCommand, ['gone', '--yes'])
    expect(shown.output).toMatch(
      /Somebody without an account[^]*There was no account\. Removed 0 likes and 1/,
    )
    await storeArtifact(project.store.db, { id: 'one', uid: 'gone' })
    const one = await project.store.db.doc('artifacts/one').get()
    await project.store.db.doc('hidden/one').set(one.data() ?? {})
    await one.ref.delete()
    const hidden = await project.runHere(deleteUserCommand, ['gone', '--yes'])
    expect(hidden.output).toMatch(/ 1 artifact with[^]*Removed 0 likes and 1 artifact\./)
    await project.store.db.doc('quotas/gone').set({ uid: 'gone' })
    expect(await project.runHere(deleteUserCommand, ['gone', '--yes'])).toMatchObject({ code: 0 })
    expect(await isThere('quotas/gone')).toBe(false)
  })

  it('fails for an unknown user', async () => {
    expect(await project.runHere(deleteUserCommand, ['nobody@example.com', '--yes'])).toEqual({
      code: 1,
      output: textWith('There is no account nobody@example.com in demo-artifact-tracker.'),
    })
    expect(await project.runHere(deleteUserCommand, ['nobody', '--yes'])).toEqual({
      code: 1,
      output: textWith('There is nobody with the UID nobody in demo-artifact-tracker'),
    })
  })
})

describe('a command with unclear arguments', () => {
  it('shows its usage', async () => {
    for (const [command, args, name] of [
      [reconcile, ['--dry-run'], 'reconcile'],
      [deleteUserCommand, [], 'delete-user'],
    ] as const) {
      expect(await project.runHere(command, args)).toEqual({
        code: 1,
        output: textWith(`Usage: npm run ${name}`),
      })
    }
  })
})
