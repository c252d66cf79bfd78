/** Texts of public pages, by language. Stored texts are shown as they are. */
import { ownTypeLabels } from '@tracker/domain/artifact/types.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import type { Language } from '@tracker/domain/site/languages.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import type { IncomingHttpHeaders } from 'node:http'

/** Texts of a page for a missing document. */
export interface Missing {
  readonly heading: string
  readonly sentence: string
  /** Words of the way to the gallery, in place of that to Browse. */
  readonly exhibitions?: string
}

export interface PageTexts {
  /** For `lang` and dates. */
  readonly language: Language
  /** Name of the site. */
  readonly site: string
  readonly search: string
  readonly searchCollection: string
  readonly newest: string
  readonly picture: string
  readonly openPicture: (name: string) => string
  /** In place of a picture that cannot be loaded. */
  readonly noPicture: string
  readonly qrCode: (address: string) => string
  readonly addedBy: string
  /** Title of the page of a contributor without a name. */
  readonly contributor: string
  readonly contributed: (name: string) => string
  readonly updatedOn: string
  readonly walk: string
  readonly madeBefore: string
  readonly madeAfter: string
  readonly similar: string
  readonly viewDetails: string
  readonly afterSignIn: string
  readonly made: string
  readonly now: string
  readonly presentLocation: string
  readonly inventoryNumber: string
  readonly unnamed: string
  readonly untitledList: string
  readonly withdrawn: string
  readonly emptyList: string
  readonly reportList: string
  readonly copyList: string
  readonly listOverline: string
  /** A number of objects in words. */
  readonly objects: (count: number) => string
  readonly years: (years: Years) => string
  readonly openSlides: string
  readonly leaveSlides: string
  readonly openHandout: string
  readonly howToPrint: string
  readonly wholeList: string
  readonly allArtifacts: string
  readonly noArtifact: Missing
  readonly gone: Missing
  readonly noList: Missing
  /** English words of the domain (types, roles of discoverers, years of the axis), by the English word. */
  readonly words: Readonly<Record<string, string>>
}

/** German names of licences and rights statements, as RightsStatements.org translates them. */
const LICENCE_WORDS: Readonly<Record<string, string>> = {
  'Public domain': 'Gemeinfrei',
  'In Copyright': 'Urheberrechtsschutz',
  'In Copyright - EU Orphan Work': 'Urheberrechtsschutz - Verwaistes Werk (EU)',
  'In Copyright - Educational Use Permitted': 'Urheberrechtsschutz - Nutzung zu Bildungszwecken erlaubt',
  'In Copyright - Non-Commercial Use Permitted': 'Urheberrechtsschutz - nicht kommerzielle Nutzung erlaubt',
  'In Copyright - Rights-holder(s) Unlocatable or Unidentifiable':
    'Urheberrechtsschutz - Rechteinhaber nicht auffindbar oder identifizierbar',
  'No Copyright - Contractual Restrictions': 'Kein Urheberrechtsschutz - vertragliche Beschränkungen',
  'No Copyright - Non-Commercial Use Only':
    'Kein Urheberrechtsschutz - nur nicht kommerzielle Nutzung erlaubt',
  'No Copyright - Other Known Legal Restrictions':
    'Kein Urheberrechtsschutz - andere rechtliche Beschränkungen',
  'No Copyright - United States': 'Kein Urheberrechtsschutz - Vereinigte Staaten von Amerika',
  'Copyright Not Evaluated': 'Urheberrechtsschutz nicht bewertet',
  'Copyright Undetermined': 'Urheberrechtsschutz ungeklärt',
  'No Known Copyright': 'Kein Urheberrechtsschutz bekannt',
}

/** Numbers from two on. */
const EN_NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const DE_NUMBERS = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** @param needsEra true if the year would otherwise be read as BC */
function englishYear(year: number, needsEra: boolean): string {
  if (year < 0) return `${-year} BC`
  return needsEra ? `AD ${year}` : String(year)
}

function germanYear(year: number, needsEra: boolean): string {
  if (year < 0) return `${-year} v. Chr.`
  return needsEra ? `${year} n. Chr.` : String(year)
}

/** Formats the years of a list, such as "1800 BC to AD 1300". */
const yearsWith =
  (yearText: typeof englishYear, to: string) =>
  ({ begin, end }: Years): string => {
    const [first, last] = [yearText(begin, begin < 1000), yearText(end, begin < 0 || end < 1000)]
    return begin === end ? first : `${first} ${to} ${last}`
  }

const EN: PageTexts = {
  language: 'en',
  site: siteIn(SITE, 'en').name,
  search: 'Search',
  searchCollection: 'Search the collection',
  newest: 'Newest artifacts',
  picture: 'Picture:',
  openPicture: (name) => `Open the picture of ${name}`,
  noPicture: 'No picture',
  qrCode: (address) => `QR code of ${address}`,
  addedBy: 'Added by',
  contributor: 'Contributor',
  contributed: (name) => `Artifacts that ${name} added to the collection.`,
  updatedOn: 'Updated on',
  walk: 'A walk through time',
  madeBefore: 'Made before',
  madeAfter: 'Made after',
  similar: 'More like this',
  viewDetails: 'View Details',
  afterSignIn: 'Opens after signing in.',
  made: 'Made',
  now: 'Now',
  presentLocation: 'Present location',
  inventoryNumber: 'Inventory number',
  unnamed: 'Unnamed artifact',
  untitledList: 'Untitled list',
  withdrawn: 'This artifact is not shown any more.',
  emptyList: 'There is nothing in this list yet.',
  reportList: 'Report this list',
  copyList: 'Copy this list',
  listOverline: 'A walk',
  objects: (count) => (count === 1 ? 'one object' : `${EN_NUMBERS[count - 2] ?? count} objects`),
  years: yearsWith(englishYear, 'to'),
  openSlides: 'Open as slides',
  leaveSlides: 'Leave the slides',
  openHandout: 'Print as handout',
  howToPrint: 'Print this page with the menu of your browser.',
  wholeList: 'Back to the list',
  allArtifacts: 'See all artifacts',
  noArtifact: { heading: 'No such artifact', sentence: 'There is no artifact at this address.' },
  gone: { heading: 'This artifact is gone', sentence: 'It was deleted.' },
  noList: {
    heading: 'No such list',
    sentence: 'There is no list at this address, or its owner does not share it.',
    exhibitions: 'See exhibitions that members made',
  },
  words: ownTypeLabels('en'),
}

const DE: PageTexts = {
  language: 'de',
  site: siteIn(SITE, 'de').name,
  search: 'Suchen',
  searchCollection: 'Sammlung durchsuchen',
  newest: 'Neueste Artefakte',
  picture: 'Bild:',
  openPicture: (name) => `Das Bild von ${name} öffnen`,
  noPicture: 'Kein Bild',
  qrCode: (address) => `QR-Code zu ${address}`,
  addedBy: 'Hinzugefügt von',
  contributor: 'Beitragende Person',
  contributed: (name) => `Artefakte, die ${name} zur Sammlung hinzugefügt hat.`,
  updatedOn: 'Aktualisiert am',
  walk: 'Ein Gang durch die Zeit',
  madeBefore: 'Davor entstanden',
  madeAfter: 'Danach entstanden',
  similar: 'Ähnliche Artefakte',
  viewDetails: 'Details',
  afterSignIn: 'Öffnet sich nach der Anmeldung.',
  made: 'Entstanden',
  now: 'Heute',
  presentLocation: 'Heutiger Standort',
  inventoryNumber: 'Inventarnummer',
  unnamed: 'Unbenanntes Artefakt',
  untitledList: 'Liste ohne Titel',
  withdrawn: 'Dieses Artefakt wird nicht mehr angezeigt.',
  emptyList: 'In dieser Liste ist noch nichts.',
  reportList: 'Diese Liste melden',
  copyList: 'Diese Liste kopieren',
  listOverline: 'Ein Rundgang',
  objects: (count) => (count === 1 ? 'ein Objekt' : `${DE_NUMBERS[count - 2] ?? count} Objekte`),
  years: yearsWith(germanYear, 'bis'),
  openSlides: 'Als Folien zeigen',
  leaveSlides: 'Folien verlassen',
  openHandout: 'Als Handout drucken',
  howToPrint: 'Diese Seite über das Menü des Browsers drucken.',
  wholeList: 'Zurück zur Liste',
  allArtifacts: 'Alle Artefakte ansehen',
  noArtifact: { heading: 'Kein solches Artefakt', sentence: 'Unter dieser Adresse gibt es kein Artefakt.' },
  gone: { heading: 'Dieses Artefakt gibt es nicht mehr', sentence: 'Es wurde gelöscht.' },
  noList: {
    heading: 'Keine solche Liste',
    sentence: 'Unter dieser Adresse gibt es keine Liste, oder sie ist nicht geteilt.',
    exhibitions: 'Ausstellungen ansehen, die Mitglieder gemacht haben',
  },
  words: {
    Documents: 'Dokumente',
    Sculptures: 'Skulpturen',
    Writings: 'Schriften',
    Tools: 'Werkzeuge',
    Textiles: 'Textilien',
    Jewelry: 'Schmuck',
    Weapons: 'Waffen',
    Discoverer: 'Entdeckt von',
    Collector: 'Gesammelt von',
    Donor: 'Gestiftet von',
    Owner: 'Im Besitz von',
    Bequest: 'Vermächtnis von',
    '3000 BC': '3000 v. Chr.',
    'AD 1': '1 n. Chr.',
    ...LICENCE_WORDS,
    ...ownTypeLabels('de'),
  },
}

const TEXTS: Readonly<Record<Language, PageTexts>> = { en: EN, de: DE }

const defaultTexts = (languages: readonly Language[]) => TEXTS[languages[0] ?? 'en']

/** Texts of the site's default language. */
export const DEFAULT_TEXTS: PageTexts = defaultTexts(SITE.languages)

/** The choice of a visitor (web/src/i18n/language.ts). Hosting removes all other cookies from requests of functions. */
const CHOICE = /(?:^|;)\s*__session=(\w+)/

/**
 * Returns the texts of the site's language that the visitor has chosen, else prefers (RFC 9110, section 12.5.4).
 * @param languages the first one is the default
 */
export function textsFor(
  { 'accept-language': accepted = '', cookie = '' }: IncomingHttpHeaders,
  languages: readonly Language[] = SITE.languages,
): PageTexts {
  const [, choice] = CHOICE.exec(cookie) ?? []
  const preferred = accepted
    .split(',')
    .map((range) => {
      const [tag = '', weight = ''] = range.trim().split(';')
      const quality = Number(/^\s*q=([\d.]+)/.exec(weight)?.[1] ?? 1)
      return { tag: tag.split('-')[0]?.toLowerCase(), quality }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of [{ tag: choice }, ...preferred]) {
    const language = languages.find((one) => one === tag)
    if (language) return TEXTS[language]
  }
  return defaultTexts(languages)
}

/** Response header of pages whose language the client's preference decides. */
export const LANGUAGE_HEADERS: Readonly<Record<string, string>> =
  SITE.languages.length > 1 ? { Vary: 'Accept-Language' } : {}
