/** The rules of each project. */
import type { Ruleset } from '#rules/access.ts'
import { compileRules } from '#rules/compile.ts'
import type { RulesIssue } from '#firestoreService.ts'
import type { Log } from '#log.ts'

/** What holds for a project without rules. */
export type RulesPolicy = 'allow' | 'deny'

const DENY_ALL: Ruleset = {
  source: '',
  decide: ({ method }) => ({ allowed: false, reasons: [`No rules are set, so nothing allows '${method}'`] }),
}

/** Rulesets by project, with the default for projects that have none. */
export class RulesRegistry {
  readonly #policy: RulesPolicy
  readonly #log: Log
  readonly #rulesets = new Map<string, Ruleset>()
  readonly #listeners = new Set<() => void>()
  readonly #warned = new Set<string>()
  #fallback: Ruleset | null = null

  constructor(policy: RulesPolicy, log: Log) {
    this.#policy = policy
    this.#log = log
  }

  /** The rules of a project; null when everything is allowed. */
  of(projectId: string): Ruleset | null {
    const ruleset = this.#rulesets.get(projectId) ?? this.#fallback
    if (ruleset !== null) return ruleset
    if (this.#policy === 'deny') return DENY_ALL
    if (!this.#warned.has(projectId)) {
      this.#warned.add(projectId)
      this.#log.warn(`No security rules are set for ${projectId}: everything is allowed.`)
    }
    return null
  }

  sourceOf(projectId: string): string | null {
    return (this.#rulesets.get(projectId) ?? this.#fallback)?.source ?? null
  }

  /**
   * Installs rules for one project. With an error among the issues the old rules stay, unless errors are ignored: then
   * nothing is allowed, for a broken ruleset grants nothing.
   */
  set(projectId: string, source: string, { ignoreErrors }: { ignoreErrors: boolean }): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source)
    if (ruleset !== null) this.#rulesets.set(projectId, ruleset)
    else if (ignoreErrors) this.#rulesets.set(projectId, { ...DENY_ALL, source })
    else return issues
    this.#changed()
    return issues
  }

  /** Installs rules for every project that has none of its own. With an error the old rules stay. */
  setDefault(source: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source)
    if (ruleset === null) return issues
    this.#fallback = ruleset
    this.#changed()
    return issues
  }

  /** Calls `listener` when rules were replaced. Returns how to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
