/**
 * Divides the scripts of the build for offline use: visitors' are precached by the service worker, the others when they are
 * first used, and members' after sign-in (docs/decisions/022-offline.md).
 */
import type { Plugin, Rolldown } from 'vite'
import { OFFLINE_SCREENS } from './prerender.ts'

/** What visitors without a network do not need: sign-in and sign-out, background work for members, and files for export. */
const AFTER_SIGN_IN =
  /[\\/]src[\\/](?:firebase[\\/]auth[\\/]|features[\\/]account[\\/]|layout[\\/]account[\\/]|app[\\/]watches[\\/])|[\\/]node_modules[\\/]/
/** Carries on while the page is shown; a visit without a network keeps the still slide. */
const OPTIONAL = /[\\/]HeroSwiper\.tsx$/
/** Large, and used for rare files only: the import's detection of encodings. */
const RARE = /jschardet/
/** The module that names the screens. */
const ROUTES = /[\\/]src[\\/]app[\\/]routes\.tsx$/

/** Addresses of all scripts of members' screens and features, for `storeMemberScreens` (web/src/app/offline). */
export const MEMBER_FILES = 'memberScripts.json'

/** File names of visitors' scripts, once the bundle is generated. */
export const visitorScripts = new Set<string>()

type Info = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

/** Returns the ids of the modules by which visitors load scripts: the entry, and what is imported later. */
function visitorEntries(entry: string, infoOf: (id: string) => Info | null): ReadonlySet<string> {
  const found = new Set([entry])
  const entries = new Set(found)
  const isVisitors = (from: string, id: string) =>
    ROUTES.test(from)
      ? OFFLINE_SCREENS.some((screen) => id.endsWith(screen))
      : !AFTER_SIGN_IN.test(id) && !OPTIONAL.test(id)
  for (const id of found) {
    const info = infoOf(id)
    for (const imported of info?.importedIds ?? []) found.add(imported)
    for (const later of info?.dynamicallyImportedIds ?? [])
      if (isVisitors(id, later)) {
        found.add(later)
        entries.add(later)
      }
  }
  return entries
}

/** Finds visitors' scripts, and writes the list of the others. */
export function precache(): Plugin {
  return {
    name: 'artifact-tracker-precache',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)?.facadeModuleId
      if (!entry) throw new Error('The build has no entry.')
      const entries = visitorEntries(entry, (id) => this.getModuleInfo(id))
      visitorScripts.clear()
      // Not each script with one of their modules: what is reached through the index of a package may be used by others only.
      const add = (file: string) => {
        if (visitorScripts.has(file)) return
        visitorScripts.add(file)
        for (const chunk of chunks) if (chunk.fileName === file) chunk.imports.forEach(add)
      }
      for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => entries.has(id))) add(fileName)
      const others = Object.keys(bundle).filter(
        (file) => file.endsWith('.js') && !visitorScripts.has(file) && !RARE.test(file),
      )
      this.emitFile({
        type: 'asset',
        fileName: MEMBER_FILES,
        source: JSON.stringify(others.map((file) => `/${file}`)),
      })
    },
  }
}
