/** What the index knows of a person who added artifacts. */
import type { View } from '#search/hits.ts'

export interface IndexedContributor {
  /** As on the newest artifact. */
  readonly name: string
  /** When the oldest was added, in microseconds since 1970. */
  readonly since: number
  readonly artifacts: number
}

/** Null for somebody who added nothing that is there. */
export function contributorIn({ parts }: View, uid: string): IndexedContributor | null {
  let name = ''
  let newest = -Infinity
  let since = Infinity
  let artifacts = 0
  for (const { segment, dead } of parts) {
    const contributor = segment.contributorIds.indexOf(uid)
    if (contributor < 0) continue
    segment.contributors.forEach((other, at) => {
      if (other !== contributor || dead[at] === 1) return
      const addedAt = segment.addedAt[at] ?? 0
      artifacts += 1
      since = Math.min(since, addedAt)
      if (addedAt < newest) return
      newest = addedAt
      name = segment.adderNames[segment.adders[at] ?? -1] ?? ''
    })
  }
  return artifacts === 0 ? null : { name, since, artifacts }
}
