/** How much one person may write in a minute (docs/decisions/011-write-quotas.md). */
import { QUOTAS } from '@tracker/domain/collections.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { fieldsOf, firestore } from '#firestore.ts'
import { HttpProblem } from '#http/problem.ts'
import { params } from '#params.ts'

const MINUTE_MS = 60_000

/**
 * Counts one write of a person.
 * @throws Problem 429 with the seconds until the next minute
 */
export async function spendWrite(uid: string): Promise<void> {
  const now = Date.now()
  const minute = Math.floor(now / MINUTE_MS)
  const ref = firestore.collection(QUOTAS).doc(uid)
  const spent = fieldsOf(await ref.get())
  const isSameMinute = spent?.minute === minute
  if (isSameMinute && Number(spent.writes) >= params.writesPerMinute) {
    const seconds = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000)
    throw new HttpProblem('too-many-requests', 'That was a lot at once. Please wait a minute.', {
      'Retry-After': String(seconds),
    })
  }
  if (isSameMinute) await ref.set({ writes: FieldValue.increment(1) }, { merge: true })
  else await ref.set({ minute, writes: 1 })
}
