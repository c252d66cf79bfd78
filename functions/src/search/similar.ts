/** Finds similar artifacts: same type, place and time, with the same rare passages and words in the name. */
import { withoutStopWords, wordsOf } from '@tracker/domain/text/words.ts'
import { DATE_FIELD, SEARCHED } from '#search/index/indexEntry.ts'
import { BestResults } from '#search/results/bestResults.ts'
import type { IndexedArtifact, TextIndex } from '#search/index/textIndex.ts'

/** Passages and words count as rare if at most this share of the artifacts has them. */
const RARE = 1 / 20
const RARE_MIN = 20
/** Maximum words of the name to search for. */
const WORDS_MAX = 12
const HEAVIEST = SEARCHED[0].weight
const SAME_TYPE_OR_PLACE = 0.5
const SAME_TIME = 1

const overlap = (one: IndexedArtifact, other: IndexedArtifact) =>
  one.begin !== 0 && other.begin !== 0 && one.begin <= other.end && other.begin <= one.end

/** Content of a link to another artifact. */
export interface LinkedArtifact {
  readonly id: string
  readonly name: string
  /** Creation period as stored; empty if there is none. */
  readonly period: string
}

export function linkTo(index: TextIndex, { id, name, passages }: IndexedArtifact): LinkedArtifact {
  const texts = passages.map((passage) => index.passage(passage))
  return { id, name, period: texts.find((text) => text?.field === DATE_FIELD)?.text ?? '' }
}

/** Returns the most similar artifacts first; none for an unknown id. */
export function similarTo(index: TextIndex, id: string, count: number): LinkedArtifact[] {
  const number = index.numberOf(id)
  const artifact = index.artifacts[number ?? -1]
  if (!artifact) return []
  const scores = new Float64Array(index.artifacts.length)
  const most = Math.max(RARE_MIN, index.size * RARE)
  const addRare = (artifacts: readonly number[], weight: number) => {
    if (artifacts.length > most) return
    const score = (weight / HEAVIEST) * Math.log(index.size / artifacts.length)
    for (const other of artifacts) scores[other] = (scores[other] ?? 0) + score
  }
  for (const passage of artifact.passages) {
    const { artifacts = [], field = 0 } = index.passage(passage) ?? {}
    addRare(artifacts, SEARCHED[field]?.weight ?? 0)
  }
  for (const word of withoutStopWords([...new Set(wordsOf(artifact.name))]).slice(0, WORDS_MAX)) {
    const passages = index.words.exactly(word).flatMap(([, numbers]) => numbers)
    const artifacts = passages.flatMap((passage) => index.passage(passage)?.artifacts ?? [])
    addRare([...new Set(artifacts)], HEAVIEST / 2)
  }
  const page = new BestResults('best', true, count, null)
  index.artifacts.forEach((other, at) => {
    if (!other || at === number) return
    const isSamePlace = artifact.place !== '' && other.place === artifact.place
    const score =
      (scores[at] ?? 0) +
      (other.type === artifact.type ? SAME_TYPE_OR_PLACE : 0) +
      (isSamePlace ? SAME_TYPE_OR_PLACE : 0) +
      (overlap(artifact, other) ? SAME_TIME : 0)
    page.add({ number: at, id: other.id, key: -score })
  })
  return page.results.flatMap(({ number: at }) => {
    const other = index.artifacts[at]
    return other ? [linkTo(index, other)] : []
  })
}
