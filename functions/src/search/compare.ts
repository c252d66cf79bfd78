/** Whether an index says of each artifact what its record says. */
import { eachPosting, listedAt, type Segment } from '#search/segment.ts'

/** A number for a text: others have it by chance once in four billion times. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/** What a segment says of each artifact, in short. */
function printsOf(segment: Segment): Map<string, string> {
  const sums = new Float64Array(segment.ids.length)
  segment.words.forEach((word, at) => {
    const hash = hashOf(word)
    eachPosting(segment, at, (document, mask) => {
      sums[document] = (sums[document] ?? 0) + (Math.imul(hash, mask + 1) >>> 0)
    })
  })
  return new Map(
    segment.ids.map((id, at) => [id, `${JSON.stringify(listedAt(segment, at))} ${sums[at] ?? 0}`]),
  )
}

/** Ids of artifacts of which two segments do not say the same, or only one says anything. */
export function differences(one: Segment, other: Segment): string[] {
  const [prints, others] = [printsOf(one), printsOf(other)]
  const ids = new Set([...prints.keys(), ...others.keys()])
  return [...ids].filter((id) => prints.get(id) !== others.get(id))
}
