/** Form of the tables of periods. */

/**
 * Where the years of a period were read. Sources marked with * are quoted by PeriodO (perio.do), those with ° by pharaoh.se or the
 * transcriptions of its authors. Chronologies differ, before 1000 BC by decades; a period and its parts have one source where possible.
 */
export const SOURCES = {
  Met: 'The Metropolitan Museum of Art: Heilbrunn Timeline of Art History, Art of the Islamic World, collection',
  CMA: 'The Cleveland Museum of Art: collection',
  Mia: 'Minneapolis Institute of Art: The Art of Asia',
  Walters: 'The Walters Art Museum: collection',
  AFE: 'Columbia University: Asia for Educators',
  Allen: 'J. P. Allen °',
  Baines: 'J. Baines and J. Málek: Atlas of Ancient Egypt, 1980, as others quote it',
  HKW: 'E. Hornung, R. Krauss and D. Warburton (eds.): Ancient Egyptian Chronology, 2006 °',
  Kitchen: 'K. Kitchen: The Third Intermediate Period in Egypt, 1996 °',
  Lundstrom: 'P. Lundström: pharaoh.se',
  Malek: 'J. Málek °',
  Robins: 'G. Robins: The Art of Ancient Egypt, 2000 *',
  Shaw: 'I. Shaw (ed.): The Oxford History of Ancient Egypt, 2000 °',
  UEE: 'UCLA Encyclopedia of Egyptology *',
  Barton: 'J. Barton (ed.): The Biblical World, 2002 *',
  Bertman: 'S. Bertman: Handbook to Life in Ancient Mesopotamia, 2003 *',
  CDLI: 'Cuneiform Digital Library Initiative: periods of the catalogue',
  Daryaee: 'T. Daryaee: Sasanian Iran, 2008 *',
  LCP: 'The Levantine Ceramics Project, 2012 *',
  Mazar: 'A. Mazar: Archaeology of the Land of the Bible, 1992 *',
  McIntosh: 'J. McIntosh: Ancient Mesopotamia, 2005 *',
  Melbourne: 'University of Melbourne: Cypriot antiquities, 2007 *',
  Susa: 'P. Harper, J. Aruz and F. Tallon (eds.): The Royal City of Susa, 1992 *',
  Davis: 'J. Davis (ed.): Sandy Pylos, 1998 *',
  Holloway: 'R. Holloway: The Archaeology of Early Rome and Latium, 1994 *',
  Pleiades: 'Pleiades, a gazetteer of ancient places *',
  Shelmerdine: 'C. Shelmerdine (ed.): The Cambridge Companion to the Aegean Bronze Age, 2008 *',
  Stokstad: 'M. Stokstad: Art History, 2005 *',
  ARENA: 'ARENA, periods of the Norwegian and Danish registers *',
  FISH: 'Heritage Data: periods of Historic England *',
  PAS: 'The Portable Antiquities Scheme *',
  Raftery: 'B. Raftery (ed.): Atlas of the Celts, 2001 *',
  SHM: 'Historiska museet, Stockholm *',
  Scullard: 'H. Scullard: Roman Britain, 1979 *',
  DINAA: 'Digital Index of North American Archaeology *',
  Darvill: 'T. Darvill: The Concise Oxford Dictionary of Archaeology, as archaeologs.com quotes it',
  Gardner: 'F. Kleiner: Gardner’s Art through the Ages',
  ThoughtCo: 'ThoughtCo: timelines of the Andes and of Mesoamerica',
  CLDR: 'Unicode CLDR: eras of the Japanese calendar',
  eras: 'two tables of Chinese era names',
  WordNet: 'WordNet 3.1',
  WP: 'Wikipedia',
  agreed: 'reference works agree; not read in one of the above',
  site: 'the site’s own configuration',
} as const
type Source = keyof typeof SOURCES

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
