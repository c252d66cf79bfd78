import { parseEnv } from 'node:util'
import { Failure } from '#cli/failure.ts'

const QUOTED = /=[ \t]*(["'`])[^]*?\1/g
const ENTRY = /^\s*(?:#.*|(?:export\s+)?[\w.]+\s*=.*)?$/

/**
 * Parses the text of a `.env` file. `parseEnv` ignores lines that it cannot read, whose settings would then be missing in silence.
 * @param file path for messages
 * @throws Failure with the path and number of the first such line
 */
export function parseEnvFile(file: string, text: string): NodeJS.Dict<string> {
  // Keeps the line breaks of quoted values, so that the lines are counted as in the file.
  const lines = text.replaceAll(QUOTED, (value) => `=${value.replaceAll(/[^\n]/g, '')}`).split(/\r?\n/)
  const bad = lines.findIndex((line) => !ENTRY.test(line) && line.trim() !== '')
  if (bad !== -1) {
    throw new Failure(
      `${file}:${bad + 1} is damaged: each line is empty, a comment that starts with #, or NAME=VALUE. Correct the line.`,
    )
  }
  return parseEnv(text)
}
