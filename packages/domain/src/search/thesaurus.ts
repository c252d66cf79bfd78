/** Thesaurus for search: terms that users type and terms that records use. */
import { FOREIGN_WORDS } from './foreignWords.ts'
import { singularsOf } from '../text/words.ts'

/** Synonym groups. Terms are folded and consist of one or more words. */
const SYNONYMS: readonly string[] = [
  'quran, koran, coran',
  'tutankhamun, tutankhamen, tutanchamun, king tut',
  'tsuba, sword guard, swordguard',
  'carpet, rug',
  'jewelry, jewellery',
  'armor, armour',
  'earring, ear ring',
  'mohenjo daro, mohenjodaro',
  'muhammad, mohammed, muhammed',
  'nativity scene, creche, crib figure',
  'wheellock, wheel lock, hjullas',
  'flintlock, flint lock, flintlas',
  'sword, svard, varja',
  'spoon, sked',
  'lamp, lampa',
  'chair, stol',
  'blue, bla',
  'white, vit, vitt, vita',
  'angel, cherub, putto, putti',
  'map, karta',
  'book, bok',
  'terracotta, terra cotta',
  'aztec, mexica',
  'viking, norse',
  'buddha, buddhist statue',
  'easter island, rapa nui',
  'sundial, sun dial, solur',
  'telescope, spyglass, kikare, refraktorkikare',
  'weave, weaving, woven',
  'africa, african',
  'china, chinese, zhonghua',
  'egypt, egyptian, misr',
  'england, english',
  'ethiopia, ethiopian, ityopiya',
  'france, french, frankrike',
  'germany, german, deutschland, tyskland',
  'greece, greek, hellas, ellas',
  'india, indian, bharat',
  'iran, iranian, persia, persian',
  'italy, italian, italia, italien',
  'japan, japanese, nihon',
  'korea, korean',
  'mexico, mexican',
  'peru, peruvian',
  'russia, russian, rossiya, ryssland',
  'spain, spanish, espana',
  'sweden, swedish, sverige',
  'thailand, thai',
  'turkey, turkish, turkiye',
  'cologne, koln',
  'florence, florentine, firenze',
  'munich, munchen',
  'nuremberg, nurnberg',
  'venice, venetian, venezia',
  'vienna, viennese, wien',
  'rome, roman',
  'athens, athenian',
  'britain, british',
  'byzantium, byzantine',
  'crete, cretan',
  'cyprus, cypriot',
  'denmark, danish',
  'etruria, etruscan',
  'flanders, flemish',
  'ireland, irish',
  'netherlands, holland, dutch',
  'poland, polish',
  'scotland, scottish',
  'switzerland, swiss',
  'wales, welsh',
  'center, centre',
  'color, colour',
  'gray, grey',
  'harbor, harbour',
  'luster, lustre',
  'mold, mould',
  'plow, plough',
  'railroad, railway',
  'theater, theatre',
  'watercolor, watercolour',
  'gilt, gilded',
  'gold, golden',
  'wood, wooden',
  'wool, woolen, woollen',
  'censer, thurible, incense burner',
  'perfume bottle, unguentarium, balsamarium',
]

/** Broader terms and their narrower terms. A search for the broader term also matches the narrower ones. */
const NARROWER: Readonly<Record<string, string>> = {
  chariot: 'quadriga, biga',
  vase: 'amphora, krater, hydria, lekythos, oinochoe, pelike, stamnos, kylix, skyphos, lebes, alabastron',
  pot: 'amphora, krater, jar, jug, pitcher, kettle',
  gun: 'pistol, musket, rifle, revolver, carbine, arquebus, blunderbuss, bossa, flintlaspistol, studsare, gevar, cannon',
  rifle: 'musket, carbine, bossa, studsare, gevar',
  'prayer book': 'book of hours, breviary, psalter, missal, prayerbook',
  bible: 'gospel, testament, psalter',
  statue: 'statuette, sculpture, figure, figurine, moai, bust, staty',
  sculpture: 'statue, statuette, figurine, bust, relief, skulptur',
  doll: 'figurine, statuette',
  cup: 'goblet, beaker, chalice, kylix, skyphos, bagare',
  mug: 'tankard, beaker, cup',
  bowl: 'dish, skal, phiale',
  plate: 'dish, charger, fat, tallrik',
  knife: 'dagger, kozuka, kniv',
  dagger: 'knife, tanto, dolk, kris',
  blade: 'sword, dagger, knife',
  necklace: 'pendant, beads, collar',
  amulet: 'talisman, scarab, charm',
  beetle: 'scarab',
  computer: 'calculator, mechanism',
  calculator: 'computer, abacus',
  tablet: 'cuneiform, inscription',
  manuscript: 'codex, leaf, folio, handskrift',
  page: 'leaf, folio',
  coffin: 'sarcophagus, mummy case',
  sarcophagus: 'coffin',
  tapestry: 'wall hanging, vavd tapet, embroidery',
  cloth: 'textile, fabric, linen',
  textile: 'tapestry, carpet, cloth, fabric, lace, embroidery, linen, textil',
  saddle: 'sadel, bomsadel, sadlar',
  blueprint: 'floor plan, elevation',
  plan: 'floor plan',
  'snuff bottle': 'snuffbox',
  'pocket watch': 'watch, fickur',
  helmet: 'hjalm, casque, kabuto',
  shield: 'buckler, skold',
  spear: 'lance, halberd, spjut',
  axe: 'ax, yxa, halberd',
  ring: 'signet, intaglio',
  seal: 'signet, intaglio, cylinder seal',
  gem: 'intaglio, cameo, jewel',
}

const list = (text: string) => text.split(', ')

function buildThesaurus(): ReadonlyMap<string, readonly string[]> {
  const expansions = new Map<string, Set<string>>()
  const add = (term: string, other: string) => {
    const others = expansions.get(term) ?? new Set<string>()
    if (other !== term) others.add(other)
    expansions.set(term, others)
  }
  for (const group of SYNONYMS.map(list))
    for (const term of group) for (const other of group) add(term, other)
  for (const [term, narrower] of Object.entries(NARROWER))
    for (const other of list(narrower)) add(term, other)
  // A foreign word also means what its English word means.
  for (const [english, foreign] of Object.entries(FOREIGN_WORDS))
    for (const term of list(foreign)) {
      add(term, english)
      for (const other of expansions.get(english) ?? []) if (!list(foreign).includes(other)) add(term, other)
    }
  return new Map([...expansions].map(([term, others]) => [term, [...others]]))
}

const THESAURUS = buildThesaurus()

/** Maximum words of a term that has synonyms. */
export const PHRASE_MAX = 3

/** Endings of German plurals and cases, after a stem of four letters: "Ohrringe", "Bücher", "silbernem". */
const GERMAN_ENDING = /(?<=\p{L}{4})(?:e[mnrs]?|n|s)$/u

/**
 * Returns synonyms and narrower terms of a phrase of folded words, in singular or plural.
 * @param isGerman also without a German ending, which names such as "Steiner" seem to have
 */
export function synonymsOf(words: readonly string[], isGerman = false): readonly string[] {
  const last = words.at(-1) ?? ''
  const begin = words.slice(0, -1)
  const stems = isGerman ? [last.replace(/n$/, ''), last.replace(GERMAN_ENDING, '')] : []
  for (const ending of [last, ...singularsOf(last), ...stems]) {
    const found = THESAURUS.get([...begin, ending].join(' '))
    if (found) return found
  }
  return []
}
