import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'

/** The files that Vite reads for a production build, and those that Firebase reads for the function: the last wins. */
const WEB_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']
const functionFiles = (project: string) => ['.env', `.env.${project}`]

async function readFiles(folder: string, files: readonly string[]): Promise<NodeJS.Dict<string>> {
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))
  return texts.reduce<NodeJS.Dict<string>>((all, text) => ({ ...all, ...parseEnv(text) }), {})
}

/**
 * The function asks every call for the proof of App Check unless it is told not to, and the web app sends it only when it
 * was built with a site key: one without the other would refuse everybody.
 * @param shell the environment of the deploy. For the web app's build it goes before the files, also when it says nothing
 *   but an empty text; Firebase takes a function's settings from files alone.
 * @throws Failure when the two do not fit
 */
export async function requireAppCheck(
  project: string,
  root = ROOT,
  shell: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const web = { ...(await readFiles(join(root, 'web'), WEB_FILES)), ...shell }
  const settings = await readFiles(join(root, 'functions'), functionFiles(project))
  if (web.VITE_APP_CHECK_KEY || settings.APP_CHECK === 'off') return
  throw new Failure(
    `App Check is not set up. Either write VITE_APP_CHECK_KEY=<your reCAPTCHA Enterprise site key> into web/.env.production.local, or deploy without it: APP_CHECK=off in functions/.env.${project}`,
  )
}
