/** Parts of modules that the product never runs, and that the bundler keeps (docs/decisions/006-what-the-build-leaves-out.md). */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PREFIX = fileURLToPath(new URL('../src/theme/prefix.ts', import.meta.url))

interface Trim {
  readonly file: string
  readonly find: RegExp
  readonly replacement: string
}

const TRIMS: readonly Trim[] = [
  // Browsers of the last ten years ask for less.
  {
    file: '@emotion/cache/dist/emotion-cache.browser.esm.js',
    find: /^var defaultStylisPlugins = \[prefixer\];$/m,
    replacement: `import { prefix as ours } from ${JSON.stringify(PREFIX)};\nvar defaultStylisPlugins = [ours];`,
  },
  // Of types only; it keeps the function, and what that draws with.
  {
    file: '@emotion/react/dist/emotion-react.browser.esm.js',
    find: /^\(function \(_jsx\) \{[^]*?^\}\)\(jsx \|\| \(jsx = \{\}\)\);$/m,
    replacement: '',
  },
  // Nothing awaits: told to be free of effects, it goes.
  {
    file: 'react-router/dist/production/lib/components.js',
    find: /^(var AwaitErrorBoundary = )(class [^]*?^\});$/m,
    replacement: '$1/* @__PURE__ */ (() => $2)();',
  },
  // What a route shows for an error of its data. Ours have none: an error of a screen is for the screen's own boundary.
  {
    file: 'react-router/dist/production/lib/hooks.js',
    find: /return dataRouterState && \(match\.route\.ErrorBoundary [^]*?\) : getChildren\(\);/,
    replacement: 'return getChildren();',
  },
  {
    file: 'react-router/dist/production/lib/hooks.js',
    find: / \|\| defaultErrorElement;/,
    replacement: ';',
  },
  {
    file: 'react-router/dist/production/lib/hooks.js',
    find: /^(var RenderErrorBoundary = )(class [^]*?^\});$/m,
    replacement: '$1/* @__PURE__ */ (() => $2)();',
  },
]

/** @throws what ends the build when a module has such a part no more: a release of its package has changed it */
export function trimsPlugin(): Plugin {
  return {
    name: 'artifact-tracker-trims',
    apply: 'build',
    transform: {
      filter: { id: TRIMS.map(({ file }) => new RegExp(`node_modules/${file.replaceAll('.', '\\.')}$`)) },
      handler(code, id) {
        const trims = TRIMS.filter(({ file }) => id.endsWith(file))
        for (const { file, find } of trims)
          if (!find.test(code)) throw new Error(`There is nothing to trim in ${file} any more.`)
        return trims.reduce((text, { find, replacement }) => text.replace(find, replacement), code)
      },
    },
  }
}
