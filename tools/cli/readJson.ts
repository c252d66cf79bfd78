import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Failure, messageOf } from '#cli/failure.ts'

/** Advice for a damaged file of the repository. */
export const IN_GIT = 'Correct it; "git diff" shows what changed in it, "git checkout FILE" restores it.'

function parse<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  const parsed = z.safeParse(schema, JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(z.prettifyError(parsed.error).replaceAll(/\s+/g, ' '))
}

/** @throws Failure if the file does not exist */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Failure(`${file} is missing. "git checkout ${file}" restores it.`)
    throw error
  }
}

/**
 * Reads a JSON file.
 * @param advice sentence that says what to do with a damaged file
 * @throws Failure with the path if the file is missing; with the reason and the advice too if it is not JSON or does not fit the
 * schema
 */
export async function readJson<T extends z.ZodMiniType>(
  file: string,
  schema: T,
  advice: string,
): Promise<z.output<T>> {
  const text = await readText(file)
  try {
    return parse(schema, text)
  } catch (error) {
    throw new Failure(`${file} is damaged: ${messageOf(error)}\n  ${advice}`)
  }
}
