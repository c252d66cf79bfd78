/** Parses a place into museum, town and country. */
import { foldText } from '../text/fold.ts'

/** Parts of a place; empty if not named. */
export interface PlaceParts {
  readonly museum: string
  readonly town: string
  readonly country: string
}

/** Languages in which country names are recognised. */
const LANGUAGES = ['en', 'sv', 'de', 'fr', 'es', 'it']
/** Alternative country names, by the displayed name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'United States': 'usa, u.s.a., us, u.s., united states of america, america',
  'United Kingdom': 'uk, u.k., great britain, england, scotland, wales, northern ireland',
  Netherlands: 'the netherlands, holland',
  Czechia: 'czech republic',
  Türkiye: 'turkey',
  Russia: 'russian federation',
  'Vatican City': 'vatican, holy see, vatican city state',
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Displayed country names, by folded names in all languages. */
function readCountries(): ReadonlyMap<string, string> {
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  const countries = new Map<string, string>()
  for (const code of codes) {
    const shown = names[0]?.of(code)
    if (shown === undefined) continue
    for (const name of names) countries.set(foldText(name.of(code) ?? shown), shown)
  }
  for (const [shown, others] of Object.entries(OTHER_NAMES))
    for (const other of others.split(', ')) countries.set(foldText(other), shown)
  return countries
}

let countries: ReadonlyMap<string, string> | undefined

/** Returns the English name of a country; empty if the text is not a country. */
function countryOf(text: string): string {
  countries ??= readCountries()
  return countries.get(foldText(text)) ?? ''
}

/** Words in names of museums and other holders; prefixes of words. */
const HOLDER =
  /\b(muse|musé|galler|galer|librar|bibliot|archiv|collection|sammlung|samling|palace|palazzo|slott|schloss|castle|château|institut|universit|college|academ|church|cathedral|kathedral|abbey|monaster|temple|foundation|fondazione|stiftung|trust|society|mausoleum|shrine|pinacot|pinakothek|kunsthalle|kunsthaus|louvre|tate|uffizi|prado|hermitage|smithsonian|albertina)|(museum|slott|museet|bibliothek|bibliotek|galerie|sammlung)\b/iu
/** Suffixes of town districts, which are skipped when looking for the town. */
const QUARTER = /\b(district|county|borough|quarter)$/i

/**
 * Parses "Museum, Town, Region, Country"; parts may be missing. A single name is a town unless it is a
 * country or has a museum word.
 * @param place result of `placeOf`
 */
export function placeParts(place: string): PlaceParts {
  const parts = place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const country = parts.length > 0 ? countryOf(parts.at(-1) ?? '') : ''
  const others = country === '' ? parts : parts.slice(0, -1)
  const named = others.findLastIndex((part) => HOLDER.test(part))
  // Without a museum word, the first of several names is the museum.
  const at = named === -1 && others.length > 1 ? 0 : named
  const area = others.slice(at + 1)
  return {
    museum: (others[at] ?? '').replace(/^the\s+/i, ''),
    town: area.find((part) => !QUARTER.test(part)) ?? area[0] ?? '',
    country,
  }
}

/** Returns the town, or the country if no town is known. */
export const areaOf = ({ town, country }: PlaceParts): string => town || country

const isSame = (one: string, other: string) => foldText(one) === foldText(other)

/**
 * Returns true if a place equals the wanted one or lies in it: "Tate, London, United Kingdom" is in "London".
 */
export function isAt(place: PlaceParts, wanted: PlaceParts): boolean {
  const { museum, town, country } = wanted
  return (
    (museum === '' || isSame(museum, place.museum)) &&
    (town === '' || isSame(town, place.town)) &&
    // If the towns are equal, a missing country matches any.
    (country === '' || country === place.country || (town !== '' && place.country === ''))
  )
}
