import { fileURLToPath } from 'node:url'
import type { Theme } from '@mui/material/styles'
import { type Plugin, runnerImport } from 'vite'
import { libraryData, themeCss, themeData } from './themeData.ts'

const DEFINITION = fileURLToPath(new URL('../src/theme/definition.ts', import.meta.url))
const DATA = 'virtual:theme'
const LIBRARY = 'virtual:theme-library'
const CSS = 'virtual:theme.css'
/** The modules, by their names as the bundler has them. */
const MODULES = [DATA, LIBRARY, CSS].map((name) => `\0${name}`)

/** Gives the app its theme as data and as a style sheet (docs/decisions/039-the-theme-is-computed-while-building.md). */
export function themePlugin(): Plugin {
  return {
    name: 'artifact-tracker-theme',
    resolveId: (id) => (MODULES.includes(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      if (!MODULES.includes(id)) return null
      const { module, dependencies } = await runnerImport<{ definition: Theme }>(DEFINITION, {
        configFile: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
      })
      for (const file of [DEFINITION, ...dependencies]) this.addWatchFile(file)
      if (id === `\0${CSS}`) return themeCss(module.definition)
      const data = id === `\0${DATA}` ? themeData(module.definition) : libraryData(module.definition)
      return `export const data = ${JSON.stringify(data)}`
    },
  }
}
