/** Settings of a deployment in `.env` files; later files override earlier ones. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#cli/paths.ts'
import { parseEnvFile } from '#cli/readEnv.ts'

type Settings = NodeJS.Dict<string>

async function readFiles(folder: string, files: readonly string[]): Promise<Settings> {
  const read = async (file: string) =>
    parseEnvFile(join(folder, file), await readFile(join(folder, file), 'utf8').catch(() => ''))
  const settings = await Promise.all(files.map(read))
  return settings.reduce<Settings>((all, some) => ({ ...all, ...some }), {})
}

/** The files that Vite reads for a production build. */
export const readWebSettings = (root = ROOT): Promise<Settings> =>
  readFiles(join(root, 'web'), ['.env', '.env.local', '.env.production', '.env.production.local'])

/** The files that Firebase reads for the function. @param project its ID; null for the settings of all projects */
export const readFunctionSettings = (project: string | null, root = ROOT): Promise<Settings> =>
  readFiles(join(root, 'functions'), ['.env', ...(project === null ? [] : [`.env.${project}`])])
