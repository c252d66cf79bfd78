/** Parses the "discovered by" text, which may name a collector or donor instead. */

/** Recognised roles at the end of a text, in English, Swedish and German. */
const ROLES: Readonly<Record<string, string>> = {
  collector: 'Collector',
  samlare: 'Collector',
  sammler: 'Collector',
  sammlerin: 'Collector',
  donor: 'Donor',
  givare: 'Donor',
  donator: 'Donor',
  stifter: 'Donor',
  spender: 'Donor',
  owner: 'Owner',
  ägare: 'Owner',
  besitzer: 'Owner',
  eigentümer: 'Owner',
  bequest: 'Bequest',
  testamente: 'Bequest',
  vermächtnis: 'Bequest',
}

const AT_END = /^(.*\S)\s*\((\p{L}+)\)\.?$/su

export interface Discoverer {
  /** "Discoverer", or the role at the end of the text. */
  readonly term: string
  /** The text without that role. */
  readonly value: string
}

/** Splits the text into role and name: "Henry Walters (collector)" names the collector Henry Walters. */
export function discovererOf(text: string): Discoverer {
  const [, value = '', role = ''] = AT_END.exec(text.trim()) ?? []
  const term = ROLES[role.toLowerCase()]
  return term ? { term, value } : { term: 'Discoverer', value: text }
}
