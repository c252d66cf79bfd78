/** Reads and watches the rules file of the command line. */
import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { messageOf } from '#log.ts'
import type { RulesIssue } from '#firestoreService.ts'

/** Editors save a file in several steps; the file is read this long after the last event. */
const DEBOUNCE_MS = 100

/** Reads the file. Throws an Error with a message for the user. */
export function readRules(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The rules file ${file} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/**
 * Calls `onChange` with the new source after each change, and `onError` if the file cannot be read any more.
 * Returns a function that stops watching. `initialSource` is the source that the caller has already loaded.
 */
export function watchRules(
  file: string,
  initialSource: string,
  onChange: (source: string) => void,
  onError: (error: unknown) => void,
): () => void {
  let current = initialSource
  let timer: NodeJS.Timeout | undefined
  const reload = () => {
    try {
      const source = readRules(file)
      if (source === current) return
      current = source
      onChange(source)
    } catch (error) {
      onError(error)
    }
  }
  // Watches the folder because many editors save by replacing the file.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(reload, DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** Formats each issue as `file:line:column: severity description`. */
export const formatIssues = (file: string, issues: readonly RulesIssue[]) =>
  issues.map(
    ({ line, column, severity, description }) => `${file}:${line}:${column}: ${severity} ${description}`,
  )

/** Whether the issues prevent the rules from being installed. */
export const hasErrors = (issues: readonly RulesIssue[]) =>
  issues.some(({ severity }) => severity === 'ERROR')
