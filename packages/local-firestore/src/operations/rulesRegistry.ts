import type { Ruleset } from '#rules/access.ts'
import { compileRules } from '#rules/compile.ts'
import type { RulesIssue } from '#firestoreService.ts'
import type { Log } from '#log.ts'

/** Policy for projects without rules. */
export type RulesPolicy = 'allow' | 'deny'

const DENY_ALL: Ruleset = {
  source: '',
  decide: ({ method }) => ({ allowed: false, reasons: [`No rules are set, '${method}' is denied`] }),
}

/** The rulesets of all projects and the default ruleset. */
export class RulesRegistry {
  readonly #policy: RulesPolicy
  readonly #log: Log
  readonly #rulesets = new Map<string, Ruleset>()
  readonly #listeners = new Set<() => void>()
  readonly #warned = new Set<string>()
  #defaultRuleset: Ruleset | null = null

  constructor(policy: RulesPolicy, log: Log) {
    this.#policy = policy
    this.#log = log
  }

  /** The ruleset of a project; null if all requests are allowed. */
  of(projectId: string): Ruleset | null {
    const ruleset = this.#rulesets.get(projectId) ?? this.#defaultRuleset
    if (ruleset !== null) return ruleset
    if (this.#policy === 'deny') return DENY_ALL
    if (!this.#warned.has(projectId)) {
      this.#warned.add(projectId)
      this.#log.warn(`No security rules are set for ${projectId}: all requests are allowed.`)
    }
    return null
  }

  sourceOf(projectId: string): string | null {
    return (this.#rulesets.get(projectId) ?? this.#defaultRuleset)?.source ?? null
  }

  /**
   * Installs rules for one project. If an issue is an error, the old rules stay; with `ignoreErrors`, all requests are
   * denied instead.
   */
  set(projectId: string, source: string, { ignoreErrors }: { ignoreErrors: boolean }): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source)
    if (ruleset !== null) this.#rulesets.set(projectId, ruleset)
    else if (ignoreErrors) this.#rulesets.set(projectId, { ...DENY_ALL, source })
    else return issues
    this.#notify()
    return issues
  }

  /** Installs the default rules for projects without their own. If an issue is an error, the old rules stay. */
  setDefault(source: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source)
    if (ruleset === null) return issues
    this.#defaultRuleset = ruleset
    this.#notify()
    return issues
  }

  /** Subscribes to rules changes. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
