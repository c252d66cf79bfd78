/** Paths that the development server passes to the local stack: what the function answers, and what the stack adds. */
import firebase from '../../firebase.json' with { type: 'json' }
import { PATHS } from '../src/navigation/paths.ts'

/** Answered by the local stack's Hosting: Firebase's reserved paths, and files that it makes. */
const HOSTING = ['/__', '/emulators.json', '/robots.txt']
/** First parts of the app's own addresses, at which the function only chooses the language, or adds cards. */
const OWN = new Set(Object.values(PATHS).map((path) => path.split('/')[1]))

/** Expands a source of firebase.json such as `/@(label|list)/*`, without its wildcards. */
function expand(source: string): string[] {
  const [, names = '', end = ''] = /^\/@\(([^)]+)\)(\/?)/.exec(source) ?? []
  return names === '' ? [source.replace('/**', '')] : names.split('|').map((name) => `/${name}${end}`)
}

export const STACK_PATHS: readonly string[] = [
  ...HOSTING,
  ...firebase.hosting.rewrites.flatMap(({ source }) => expand(source)),
].filter((path) => !OWN.has(path.split('/')[1]))
