/** Tells museum, town and country of a place apart. */
import { foldText } from '../text/fold.ts'

/** Each is empty if the place does not name it. */
export interface PlaceParts {
  readonly museum: string
  readonly town: string
  readonly country: string
}

/** Languages in which countries are recognised. */
const LANGUAGES = ['en', 'sv', 'de', 'fr', 'es', 'it']
/** Other names of countries, by the name that is shown. */
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

/** Shown names of countries by their folded names in all languages. */
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

/** Returns the English name of a country; empty if it is none. */
function countryOf(text: string): string {
  countries ??= readCountries()
  return countries.get(foldText(text)) ?? ''
}

/** Words of the names of museums and other holders, by their beginnings. */
const HOLDER =
  /\b(muse|musé|galler|galer|librar|bibliot|archiv|collection|sammlung|samling|palace|palazzo|slott|schloss|castle|château|institut|universit|college|academ|church|cathedral|kathedral|abbey|monaster|temple|foundation|fondazione|stiftung|trust|society|mausoleum|shrine|pinacot|pinakothek|kunsthalle|kunsthaus|louvre|tate|uffizi|prado|hermitage|smithsonian|albertina)|(museum|slott|museet|bibliothek|bibliotek|galerie|sammlung)\b/iu
/** Parts of a town, which do not name it. */
const QUARTER = /\b(district|county|borough|quarter)$/i

/**
 * Reads "Museum, Town, Region, Country", where each but one may be missing. A single name that is no country and has no word
 * of a museum is a town.
 * @param place as `placeOf` returns it
 */
export function placeParts(place: string): PlaceParts {
  const parts = place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const country = parts.length > 0 ? countryOf(parts.at(-1) ?? '') : ''
  const others = country === '' ? parts : parts.slice(0, -1)
  const named = others.findLastIndex((part) => HOLDER.test(part))
  // Of several names the first one is the museum, even without such a word.
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

/** Whether a place is the wanted one, or in it: "Tate, London, United Kingdom" is in "London". */
export function isAt(place: PlaceParts, wanted: PlaceParts): boolean {
  const { museum, town, country } = wanted
  return (
    (museum === '' || isSame(museum, place.museum)) &&
    (town === '' || isSame(town, place.town)) &&
    // A town that is known says enough.
    (country === '' || country === place.country || (town !== '' && place.country === ''))
  )
}
