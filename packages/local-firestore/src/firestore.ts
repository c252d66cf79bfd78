/** Puts the parts together: a Firestore without any transport. */
import { createService } from '#operations/createService.ts'
import { RulesRegistry, type RulesPolicy } from '#operations/rulesRegistry.ts'
import { Usage } from '#operations/usage.ts'
import type { FirestoreControl, FirestoreService, RulesIssue } from '#firestoreService.ts'
import { systemMicros } from '#store/clock.ts'
import { Store } from '#store/store.ts'
import { type Log, silentLog } from '#log.ts'

export interface FirestoreOptions {
  /** A path, or `:memory:`. */
  readonly dataFile: string
  /** The present in microseconds since the epoch. Default: the time of this machine. */
  readonly clock?: () => bigint
  /** What holds while a project has no rules. Default: allow, with one warning. */
  readonly rulesPolicy?: RulesPolicy
  readonly log?: Log
}

export interface Firestore {
  readonly service: FirestoreService
  readonly control: FirestoreControl & {
    /** Rules for every project that has none of its own. With an error among the issues the old rules stay. */
    setDefaultRules(source: string): readonly RulesIssue[]
  }
  close(): Promise<void>
}

/** Throws when the data file cannot be opened. */
export function createFirestore({
  dataFile,
  clock = systemMicros,
  rulesPolicy = 'allow',
  log = silentLog,
}: FirestoreOptions): Firestore {
  const store = new Store({ dataFile, now: clock })
  const rules = new RulesRegistry(rulesPolicy, log)
  const usage = new Usage()
  return {
    service: createService({ store, rules, usage, log }),
    control: {
      setRules: (projectId, source, options) => rules.set(projectId, source, options),
      setDefaultRules: (source) => rules.setDefault(source),
      getRules: (projectId) => rules.sourceOf(projectId),
      clear: (projectId, databaseId) => store.clear(store.database({ projectId, databaseId })),
      reset: () => {
        for (const database of store.databases()) store.clear(database)
      },
      usage: (projectId) => ({ ...usage.of(projectId) }),
    },
    close: async () => store.close(),
  }
}
