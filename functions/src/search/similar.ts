/** Artifacts that are like one: the same place, type and time, and words that few have. */
import { centuryOf } from '@tracker/domain/time/years.ts'
import { type View, WEIGHTS } from '#search/hits.ts'
import { SEARCHED } from '#search/entry.ts'
import { eachPosting, lowerBound, type Segment } from '#search/segment.ts'

/** Words that more artifacts than this part have tell nothing. */
const RARE = 1 / 20
const RARE_MIN = 20
/** What a word in a name weighs. */
const HEAVIEST = SEARCHED[0].weight
const SAME_TYPE = 0.5
const SAME_PLACE = 0.5
const SAME_TIME = 1

interface Found {
  readonly segment: Segment
  readonly at: number
  readonly document: number
}

function find({ parts }: View, id: string): Found | null {
  for (const { segment, dead, offset } of parts) {
    const at = segment.ids.indexOf(id)
    if (at >= 0 && dead[at] !== 1) return { segment, at, document: offset + at }
  }
  return null
}

/** The words of an artifact that at most so many have, with what they weigh where they stand. */
function rareWords(
  { segment, at }: Found,
  most: number,
): { readonly word: string; readonly weight: number }[] {
  return segment.words.flatMap((word, place) => {
    const count = segment.counts[place] ?? 0
    if (count > most) return []
    let weight = 0
    eachPosting(segment, place, (document, mask) => {
      if (document === at) weight = WEIGHTS[mask] ?? 0
    })
    return weight > 0 ? [{ word, weight }] : []
  })
}

function centuriesOf(segment: Segment, at: number): readonly [number, number] | null {
  const begin = segment.begins[at] ?? 0
  return begin === 0 ? null : [centuryOf(begin), centuryOf(segment.ends[at] ?? 0)]
}

/** The ids and names of the artifacts that are most like one; none when it is not known. */
export function similarTo(view: View, id: string, count: number): { _id: string; artifact_name: string }[] {
  const found = find(view, id)
  if (!found) return []
  const scores = new Float64Array(view.size)
  const most = Math.max(RARE_MIN, view.size * RARE)
  const words = rareWords(found, most)
  for (const { segment, offset } of view.parts) {
    for (const { word, weight } of words) {
      const at = lowerBound(segment.words, word)
      if (segment.words[at] !== word) continue
      const rarity = Math.log(view.size / (segment.counts[at] ?? 1))
      eachPosting(segment, at, (document, mask) => {
        const share = (weight * (WEIGHTS[mask] ?? 0)) / HEAVIEST ** 2
        scores[offset + document] = (scores[offset + document] ?? 0) + rarity * share
      })
    }
  }
  const [type, time] = [found.segment.types[found.at], centuriesOf(found.segment, found.at)]
  const place = found.segment.placeNames[found.segment.places[found.at] ?? -1] ?? ''
  const best: { score: number; _id: string; artifact_name: string }[] = []
  for (const { segment, dead, offset } of view.parts) {
    for (let at = 0; at < segment.ids.length; at += 1) {
      if (dead[at] === 1 || offset + at === found.document) continue
      const then = centuriesOf(segment, at)
      const isThen = time && then && then[0] <= time[1] && time[0] <= then[1]
      const isThere = place !== '' && segment.placeNames[segment.places[at] ?? -1] === place
      const score =
        (scores[offset + at] ?? 0) +
        (segment.types[at] === type ? SAME_TYPE : 0) +
        (isThere ? SAME_PLACE : 0) +
        (isThen ? SAME_TIME : 0)
      const worst = best.at(-1)
      if (best.length === count && worst && score <= worst.score) continue
      best.push({ score, _id: segment.ids[at] ?? '', artifact_name: segment.names[at] ?? '' })
      best.sort((one, other) => other.score - one.score || (one._id < other._id ? -1 : 1))
      if (best.length > count) best.pop()
    }
  }
  return best.map(({ _id, artifact_name }) => ({ _id, artifact_name }))
}
