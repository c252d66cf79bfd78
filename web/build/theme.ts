import { fileURLToPath } from 'node:url'
import type { Theme } from '@mui/material/styles'
import { type Plugin, runnerImport } from 'vite'
import { themeCss, themeData } from './themeData.ts'

const DEFINITION = fileURLToPath(new URL('../src/theme/definition.ts', import.meta.url))
const DATA = 'virtual:theme'
const CSS = 'virtual:theme.css'

/** Gives the app its theme as data and as a style sheet (docs/decisions/039-the-theme-is-computed-while-building.md). */
export function themePlugin(): Plugin {
  return {
    name: 'artifact-tracker-theme',
    resolveId: (id) => (id === DATA || id === CSS ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${DATA}` && id !== `\0${CSS}`) return null
      const { module, dependencies } = await runnerImport<{ definition: Theme }>(DEFINITION, {
        configFile: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
      })
      for (const file of [DEFINITION, ...dependencies]) this.addWatchFile(file)
      if (id === `\0${CSS}`) return themeCss(module.definition)
      return `export const data = ${JSON.stringify(themeData(module.definition))}`
    },
  }
}
