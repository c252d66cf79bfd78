/** The security rules of this site: those of `firestore.rules`, with the types of `site.config.ts`. */
import { SHIPPED_TYPES } from '@tracker/domain/artifact/shippedTypes.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL, ROOT } from '#cli/paths.ts'

const RULES = join(ROOT, 'firestore.rules')
const listOf = (types: readonly string[]) => `[${types.map((type) => `'${type}'`).join(', ')}]`

/**
 * Replaces the types of the specification.
 * @throws Error if the rules do not contain them exactly once
 */
export function withTypes(rules: string, types: readonly string[]): string {
  const parts = rules.split(listOf(SHIPPED_TYPES))
  if (parts.length !== 2)
    throw new Error(`firestore.rules must contain ${listOf(SHIPPED_TYPES)} once; a deploy replaces it.`)
  return parts.join(listOf(types))
}

export const readRules = async (): Promise<string> => withTypes(await readFile(RULES, 'utf8'), ARTIFACT_TYPES)

/** File with the rules for the local Firestore, which reloads it when it changes. */
export async function rulesFile(): Promise<string> {
  const rules = await readRules()
  if (rules === (await readFile(RULES, 'utf8'))) return RULES
  const file = join(LOCAL, 'firestore.rules')
  await mkdir(LOCAL, { recursive: true })
  await writeFile(file, rules)
  return file
}
