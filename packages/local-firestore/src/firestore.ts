/** Creates a Firestore service without transports. */
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
  /** Returns the current time in microseconds since the epoch. Default: the system clock. */
  readonly clock?: () => bigint
  /** Policy for projects without rules. Default: allow, with one warning per project. */
  readonly rulesPolicy?: RulesPolicy
  readonly log?: Log
}

export interface Firestore {
  readonly service: FirestoreService
  readonly control: FirestoreControl & {
    /** Sets the rules of all projects without their own. If an issue is an error, the old rules stay in effect. */
    setDefaultRules(source: string): readonly RulesIssue[]
  }
  close(): Promise<void>
}

/** Throws if the data file cannot be opened. */
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
