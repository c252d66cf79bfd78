/** What a deployment is told in `.env` files; the last of them wins. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from '#cli/paths.ts'

type Settings = NodeJS.Dict<string>

async function readFiles(folder: string, files: readonly string[]): Promise<Settings> {
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))
  return texts.reduce<Settings>((all, text) => ({ ...all, ...parseEnv(text) }), {})
}

/** What Vite reads for a production build. */
export const readWebSettings = (root = ROOT): Promise<Settings> =>
  readFiles(join(root, 'web'), ['.env', '.env.local', '.env.production', '.env.production.local'])

/** What Firebase reads for the function. @param project its id; null for what holds in every project */
export const readFunctionSettings = (project: string | null, root = ROOT): Promise<Settings> =>
  readFiles(join(root, 'functions'), ['.env', ...(project === null ? [] : [`.env.${project}`])])
