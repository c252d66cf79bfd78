import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Failure } from '../stack/failure.ts'
import { ROOT } from '../stack/paths.ts'

/** The files that Vite reads for a production build, and those that Firebase reads for the function. */
const WEB_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']
const functionFiles = (project: string) => ['.env', `.env.${project}`]

async function readVariable(
  folder: string,
  files: readonly string[],
  name: string,
): Promise<string | undefined> {
  let value = process.env[name]
  for (const file of files) {
    const text = await readFile(join(ROOT, folder, file), 'utf8').catch(() => '')
    value = parseEnv(text)[name] ?? value
  }
  return value
}

/**
 * The function asks every call for the proof of App Check unless it is told not to, and the web app sends it only when it
 * was built with a site key: one without the other would refuse everybody.
 * @throws Failure when the two do not fit
 */
export async function requireAppCheck(project: string): Promise<void> {
  const key = await readVariable('web', WEB_FILES, 'VITE_APP_CHECK_KEY')
  const isOff = (await readVariable('functions', functionFiles(project), 'APP_CHECK')) === 'off'
  if (key || isOff) return
  throw new Failure(
    `App Check is not set up. Either write VITE_APP_CHECK_KEY=<your reCAPTCHA Enterprise site key> into web/.env.production.local, or deploy without it: APP_CHECK=off in functions/.env.${project}`,
  )
}
