/**
 * Licences and rights statements of pictures: Creative Commons, public domain and RightsStatements.org. Stored is their name;
 * other texts are the contributor's own words.
 */

/** Marks of a licence, drawn by `licenceMarks.ts`. */
export type Mark = 'cc' | 'by' | 'sa' | 'nc' | 'nd' | 'zero' | 'pd' | 'copyright' | 'free' | 'unknown'

export interface Licence {
  readonly name: string
  /** URL of its text. */
  readonly address: string
  readonly marks: readonly Mark[]
}

const CC = 'https://creativecommons.org'
/** The URI of a statement, which has no https. It leads to its text. */
const RIGHTS = 'http://rightsstatements.org/vocab'

const CC0: Licence = { name: 'CC0 1.0', address: `${CC}/publicdomain/zero/1.0/`, marks: ['cc', 'zero'] }
const PUBLIC_DOMAIN: Licence = {
  name: 'Public domain',
  address: `${CC}/publicdomain/mark/1.0/`,
  marks: ['pd'],
}

/** Conditions of a Creative Commons licence, whose names are also their marks. */
const CONDITIONS = ['by', 'nc', 'sa', 'nd'] as const

function creativeCommons(kind: string, version: string): Licence {
  const lower = kind.toLowerCase()
  return {
    name: `CC ${kind.toUpperCase()} ${version}`,
    address: `${CC}/licenses/${lower}/${version}/`,
    marks: ['cc', ...lower.split('-').flatMap((part) => CONDITIONS.find((name) => name === part) ?? [])],
  }
}

/** Suggested Creative Commons licences, from the freest. */
const SUGGESTED = ['BY', 'BY-SA', 'BY-NC', 'BY-NC-SA', 'BY-ND', 'BY-NC-ND'].map((kind) =>
  creativeCommons(kind, '4.0'),
)

const statement = (code: string, name: string, mark: Mark): Licence => ({
  name,
  address: `${RIGHTS}/${code}/1.0/`,
  marks: [mark],
})

const STATEMENTS: readonly Licence[] = [
  statement('InC', 'In Copyright', 'copyright'),
  statement('InC-OW-EU', 'In Copyright - EU Orphan Work', 'copyright'),
  statement('InC-EDU', 'In Copyright - Educational Use Permitted', 'copyright'),
  statement('InC-NC', 'In Copyright - Non-Commercial Use Permitted', 'copyright'),
  statement('InC-RUU', 'In Copyright - Rights-holder(s) Unlocatable or Unidentifiable', 'copyright'),
  statement('NoC-CR', 'No Copyright - Contractual Restrictions', 'free'),
  statement('NoC-NC', 'No Copyright - Non-Commercial Use Only', 'free'),
  statement('NoC-OKLR', 'No Copyright - Other Known Legal Restrictions', 'free'),
  statement('NoC-US', 'No Copyright - United States', 'free'),
  statement('CNE', 'Copyright Not Evaluated', 'unknown'),
  statement('UND', 'Copyright Undetermined', 'unknown'),
  statement('NKC', 'No Known Copyright', 'unknown'),
]

/** The licences of the form, in groups named after who wrote them. */
export const LICENCE_GROUPS: readonly { readonly name: string; readonly licences: readonly Licence[] }[] = [
  { name: 'Public domain', licences: [PUBLIC_DOMAIN, CC0] },
  { name: 'Creative Commons', licences: SUGGESTED },
  { name: 'RightsStatements.org', licences: STATEMENTS },
]

const LISTED = LICENCE_GROUPS.flatMap(({ licences }) => licences)

/** How a licence is compared: names and URLs are written with and without hyphens, `https` and `/` at the end. */
const comparable = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/(?:deed(?:\.\w+)?)?$/, '')
    .replace('rightsstatements.org/page/', 'rightsstatements.org/vocab/')
    .replaceAll(/[\s–-]+/g, ' ')

const KNOWN = new Map(
  LISTED.flatMap((licence) => [
    [comparable(licence.name), licence],
    [comparable(licence.address), licence],
  ]),
)

const BY_NAME = /^cc by((?: (?:nc|sa|nd))*) ([1-4]\.\d)$/
const BY_ADDRESS = /^creativecommons\.org\/licenses\/by((?: (?:nc|sa|nd))*)\/([1-4]\.\d)$/
/** The parts of Creative Commons licences after BY. */
const KINDS: readonly string[] = ['', ' nc', ' sa', ' nd', ' nc sa', ' nc nd']

/** Returns the licence that a text names or links to, in any usual spelling; null for other texts. */
export function licenceOf(text: string): Licence | null {
  const written = comparable(text)
  const known = KNOWN.get(written)
  if (known) return known
  if (/^cc ?0(?: 1\.0)?$/.test(written)) return CC0
  if (/^public domain mark(?: 1\.0)?$/.test(written)) return PUBLIC_DOMAIN
  const [, rest = '', version] = BY_NAME.exec(written) ?? BY_ADDRESS.exec(written) ?? []
  if (version === undefined || !KINDS.includes(rest)) return null
  return creativeCommons(`by${rest.replaceAll(' ', '-')}`, version)
}
