/** What the product never runs and the build therefore leaves out (docs/decisions/006-what-the-build-leaves-out.md). */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Replaces whole modules, whoever imports them. */
export const STAND_INS = [
  { find: /^re2js$/, replacement: standIn('re2js.ts') },
  {
    find: /^firebase\/(?:database|functions|remote-config|storage)$/,
    replacement: standIn('otherServices.ts'),
  },
  { find: /^\.\/TouchRipple\.mjs$/, replacement: standIn('nothing.ts') },
  { find: /^@emotion\/is-prop-valid$/, replacement: standIn('isPropValid.ts') },
  { find: /^hoist-non-react-statics$/, replacement: standIn('noStatics.ts') },
]

/** Modules that are replaced for one package only, in a build. */
const FOR_PACKAGES = [
  // Its own Firestore hooks are not used. Without them it can be loaded with the signed-in user alone.
  { importer: 'node_modules/reactfire/', source: /^firebase\/firestore$/, file: 'otherServices.ts' },
  {
    importer: 'node_modules/react-router/dist/production/lib/',
    source: /\/ssr\/components\.js$/,
    file: 'routerPrefetch.ts',
  },
  // The theme comes from the context, always (web/src/app/Providers.tsx).
  {
    importer: 'node_modules/@mui/',
    source: /\/defaultTheme\.mjs$|^\.\.\/createTheme\/index\.mjs$/,
    file: 'defaultTheme.ts',
  },
]

/** Puts the files of `FOR_PACKAGES` in the places of those that packages import from one another. */
export function standInsForPackages(): Plugin {
  return {
    name: 'stand-ins-for-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = FOR_PACKAGES.find((each) => importer.includes(each.importer) && each.source.test(source))
      return found ? standIn(found.file) : null
    },
  }
}

/**
 * Lets the build drop the components of React Router that the product does not use: it keeps them for the names that they are
 * given for developer tools, since giving a name is an act.
 */
export function routerWithoutNames(): Plugin {
  return {
    name: 'router-without-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .+;$/gm, '')
          .replaceAll(/= (React\$1\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}
