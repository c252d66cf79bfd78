/** What people call things, and what records call them. */
import { singularsOf } from './words.ts'

/** Other words for the same: whoever types one means all. Each is one or more words, folded. */
const SAME: readonly string[] = [
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
  'map, karta',
  'book, bok',
  'terracotta, terra cotta',
  'aztec, mexica',
  'viking, norse',
  'buddha, buddhist statue',
  'easter island, rapa nui',
]

/** What people call by one word, and the kinds of it. */
const KINDS: Readonly<Record<string, string>> = {
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

function build(): ReadonlyMap<string, readonly string[]> {
  const meant = new Map<string, Set<string>>()
  const add = (said: string, other: string) => {
    const known = meant.get(said) ?? new Set<string>()
    if (other !== said) known.add(other)
    meant.set(said, known)
  }
  for (const group of SAME.map(list)) for (const one of group) for (const other of group) add(one, other)
  for (const [said, kinds] of Object.entries(KINDS)) for (const kind of list(kinds)) add(said, kind)
  return new Map([...meant].map(([said, others]) => [said, [...others]]))
}

const MEANT = build()

/** Words of the longest thing that has another name. */
export const PHRASE_MAX = 3

/** What else may be meant by a phrase of folded words, in the singular or plural; each is one or more words. */
export function otherWordsFor(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const begin = words.slice(0, -1)
  for (const ending of [last, ...singularsOf(last)]) {
    const found = MEANT.get([...begin, ending].join(' '))
    if (found) return found
  }
  return []
}
