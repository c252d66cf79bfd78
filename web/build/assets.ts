/** Finds files of a build by the modules and patterns they come from. */
import type { Rolldown } from 'vite'

/** Addresses of a module's chunk and of its static imports. */
export function chunkAddresses(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!entry) throw new Error(`The build has no chunk for ${module}.`)
  const files = new Set([entry.fileName])
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  return [...files].map((file) => `/${file}`)
}

/** The address of the file whose name matches a pattern. */
export function assetAddress(bundle: Rolldown.OutputBundle, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name))
  if (!file) throw new Error(`The build has no file like ${pattern}.`)
  return `/${file}`
}
