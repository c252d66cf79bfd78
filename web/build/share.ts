/**
 * Emits what the function's pages and messengers need (docs/decisions/013-labels.md): `/label.css`, and a
 * picture for each shared link. `/label.css` has no hash, because the function does not know the build's file
 * names.
 */
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { assetAddress } from './assets.ts'
import { drawCards, renderPng } from './share/cards.ts'
import { labelSheet } from './share/labelSheet.ts'

const SHEET = 'label.css'
const { resolve } = createRequire(import.meta.url)

/** Matches the emitted file of a font, whose name has a hash. */
const emitted = (file: string) => new RegExp(`${basename(file, '.woff2')}.*\\.woff2$`)

/** Emits the files; in development, serves the style sheet. */
export function share(): Plugin {
  return {
    name: 'artifact-tracker-share',
    configureServer(server) {
      server.middlewares.use(`/${SHEET}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/css')
        response.end(labelSheet((file) => `/@fs${pathToFileURL(resolve(file)).pathname}`))
      })
    },
    async generateBundle(_options, bundle) {
      const source = labelSheet((file) => assetAddress(bundle, emitted(file)))
      this.emitFile({ type: 'asset', fileName: SHEET, source })
      for (const [fileName, svg] of await drawCards())
        this.emitFile({ type: 'asset', fileName, source: await renderPng(svg) })
    },
  }
}
