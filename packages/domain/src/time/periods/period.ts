/** Form of the tables of periods. */

/**
 * Sources of the years: The Metropolitan Museum of Art (Heilbrunn Timeline of Art History, its lists of rulers and its collection),
 * The British Museum (collection terms), Encyclopaedia Britannica, The Art & Architecture Thesaurus of the Getty, the National Museum
 * of Denmark, and the site's own configuration. Where they differ, the years are the Metropolitan Museum's.
 */
export type Source = 'Met' | 'BM' | 'EB' | 'AAT' | 'NMD' | 'site'

/**
 * A period with its first and last year, BC negative. Names are between commas, in any language, without a word such as "dynasty" or
 * "reign of". Names that end with "+" are read only beside such a word, because they also mean something else. Those with "@" are read
 * only in a text with a word of that region, which `REGIONS` lists.
 */
export type Period = readonly [names: string, begin: number, end: number, source: Source]

/** Words of a region. */
export const REGIONS: Readonly<Record<string, string>> = {
  aegean:
    'aegean greek greece crete cretan cycladic mycenaean minoan attic corinthian boeotian athenian helladic griechisch',
  cyprus: 'cypriot cypriote cyprus zyprisch kition kourion lapithos',
  levant:
    'levant levantine israel palestine palestinian canaan canaanite syria syrian syro lebanon jordan judah judea jericho beth shan megiddo lachish gibeon gezer hazor phoenician philistine tell ugarit byblos',
  iran: 'iran iranian persia persian luristan hasanlu amlash marlik',
  britain: 'britain british england english scotland scottish wales welsh romano',
  nordic: 'denmark danish nordic scandinavia scandinavian sweden swedish norway norwegian nordisk',
  europe:
    'europe european germany german france french austria austrian hungary hungarian bohemia switzerland swiss central',
  egypt: 'egypt egyptian thebes memphis nubia nubian fayum faiyum giza saqqara abydos',
  china: 'china chinese',
  maya: 'maya mayan mesoamerica mesoamerican mexico mexican guatemala veracruz jaina oaxaca zapotec',
  anatolia: 'anatolia anatolian turkey turkish konya rum',
  korea: 'korea korean',
  rome: 'roman rome',
  america: 'american america us usa union confederate',
}
