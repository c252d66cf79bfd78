import type { Plugin } from 'vite'

/** What asks a page's first question, with all that it needs. */
export const FIRST_MODULES =
  /web\/src\/(?:firebase\/(?:firstAnswer|config|once)|paths)\.ts$|domain\/src\/(?:browse|collections|limits)\.ts$/

/** Lets the page load the file that asks its first question by itself, before and beside the app. */
export function firstAnswerPlugin(): Plugin {
  return {
    name: 'artifact-tracker-first-answer',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (output) =>
            output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith('firebase/firstAnswer.ts')),
        )
        if (!chunk) throw new Error('The build has no file for the first answer.')
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
