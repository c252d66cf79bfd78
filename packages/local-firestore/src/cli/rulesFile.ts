/** The rules file of the command line: read at the start and again whenever it changes. */
import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { messageOf } from '#log.ts'
import type { RulesIssue } from '#firestoreService.ts'

/** Editors write in several steps; this long after the last one the file is whole. */
const SETTLE_MS = 100

/** Reads the file. Throws an Error whose message is a sentence for people. */
export function readRules(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The rules file ${file} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/** Calls `onChange` with the new text after each change, `onError` when the file has become unreadable. */
export function watchRules(
  file: string,
  loaded: string,
  onChange: (source: string) => void,
  onError: (error: unknown) => void,
): () => void {
  let known = loaded
  let timer: NodeJS.Timeout | undefined
  const reload = () => {
    try {
      const source = readRules(file)
      if (source === known) return
      known = source
      onChange(source)
    } catch (error) {
      onError(error)
    }
  }
  // The folder is watched, because many editors replace the file by another of the same name.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(reload, SETTLE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** One line for each issue: file, line, column, severity, description. */
export const describeIssues = (file: string, issues: readonly RulesIssue[]) =>
  issues.map(
    ({ line, column, severity, description }) => `${file}:${line}:${column}: ${severity} ${description}`,
  )

/** Whether rules with these issues are refused. */
export const hasErrors = (issues: readonly RulesIssue[]) =>
  issues.some(({ severity }) => severity === 'ERROR')
