import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from '../../tools/cli/paths.ts'

/**
 * The files that take longest, the longest first. One that begins last leaves the other cores idle until it is through; without
 * this list a fresh clone, which knows no durations, begins the projects by name and their files by size.
 */
export const LONGEST = [
  'tests/journeys/axe.test.ts',
  'tests/tools/commands.test.ts',
  'tests/journeys/specification/8-messages.test.ts',
  'tests/journeys/stable.test.ts',
  'tests/api/interleavings.test.ts',
  'tests/journeys/specification/4-states.test.ts',
  'tests/journeys/reads.test.ts',
  'tests/journeys/hostile.test.ts',
  'tests/journeys/search.test.ts',
  'tests/journeys/offline.test.ts',
  'tests/journeys/first-visit.test.ts',
  'tests/journeys/keyboard.test.ts',
  'tests/api/deletion.test.ts',
  'tests/api/hidden.test.ts',
  'tests/api/lists.test.ts',
  'tests/reads/browse.test.ts',
  'tests/journeys/specification/2-routes.test.ts',
  'tests/journeys/recovery.test.ts',
  'tests/api/limits.test.ts',
  'tests/journeys/leaks.test.ts',
  'tests/journeys/reports.test.ts',
  'tests/tools/deploy.test.ts',
  'packages/local-firestore/test/browser/listeners.test.ts',
] as const

const places = new Map(LONGEST.map((file, place) => [join(ROOT, file), place]))
const placeOf = ({ moduleId }: { readonly moduleId: string }) => places.get(join(moduleId)) ?? LONGEST.length

/** The order of a run's files: `LONGEST`, then the others as the runner has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's method, not an array's
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
