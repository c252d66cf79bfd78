/** Finds what interrupted suspensions left, and deleted artifacts whose time to undo is over. */
import { documentsOf } from '#admin/documentsOf.ts'
import type { Repair } from '#admin/repair.ts'
import { purge } from '#visibility/purge.ts'
import { expiredAdder } from '#visibility/trash.ts'
import { hidden, suspensions, trash } from '#firestore.ts'
import { continueLifting, continueSuspension } from '#moderation/suspend.ts'
import { isActive } from '#moderation/suspended.ts'
import { countLeft, HIDING_STEPS, moveBatch, RESTORING_STEPS } from '#visibility/suspensionSteps.ts'

/** Returns the uids of suspended contributors, and of those whose suspension is being lifted. */
async function readSuspensions() {
  const active = new Set<string>()
  const lifting = new Set<string>()
  for await (const document of documentsOf(suspensions.select('is_lifting')))
    (isActive(document.data()) ? active : lifting).add(document.id)
  return { active, lifting }
}

/** Returns the repairs for contributors with artifacts that should be hidden or restored. */
export async function findSuspensionRepairs(): Promise<Repair[]> {
  const { active, lifting } = await readSuspensions()
  const repairs: Repair[] = []
  for (const uid of active) {
    const artifacts = await countLeft(uid, HIDING_STEPS)
    if (artifacts > 0)
      repairs.push({
        text: `contributor ${uid} is suspended: ${artifacts} artifacts are hidden`,
        apply: () => finishSuspending(uid),
      })
  }
  const suspendedArtifacts = hidden.where('hidden_by', '==', 'suspension').select('adder_uid')
  const restored = new Map([...lifting].map((uid) => [uid, 0]))
  for await (const document of documentsOf(suspendedArtifacts)) {
    const uid = String(document.get('adder_uid'))
    if (!active.has(uid)) restored.set(uid, (restored.get(uid) ?? 0) + 1)
  }
  for (const [uid, artifacts] of restored)
    repairs.push({
      text: `contributor ${uid} is no longer suspended: ${artifacts} artifacts are restored`,
      apply: () => finishLifting(uid),
    })
  return repairs
}

/** Returns the repairs for deleted artifacts whose time to undo is over. */
export async function findExpiredTrash(): Promise<Repair[]> {
  const repairs: Repair[] = []
  for await (const document of documentsOf(trash.select('adder_uid', 'expires_at'))) {
    const uid = expiredAdder(document)
    if (uid !== null)
      repairs.push({
        text: `artifact ${document.id} was deleted and cannot be restored any more: its data is removed`,
        apply: () => purge(document.id, uid),
      })
  }
  return repairs
}

/** Hides all artifacts of a suspended contributor. */
async function finishSuspending(uid: string): Promise<void> {
  while ((await moveBatch(uid, HIDING_STEPS)) > 0);
  await continueSuspension(uid)
}

/** Restores all artifacts that a lifted suspension hid. */
async function finishLifting(uid: string): Promise<void> {
  while ((await moveBatch(uid, RESTORING_STEPS)) > 0);
  await continueLifting(uid)
}
