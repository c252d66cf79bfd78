/** Suggests fields for columns and types for words, in the languages of common exports. */
import { ARTIFACT_TYPES, type ArtifactType, type ContentField } from '../artifact/artifact.ts'
import { foldText } from '../text/fold.ts'
import { fieldNamed, isContentField, typeOrWord } from './mapping.ts'

/** Column names by field, folded: English, German, Swedish, French, Spanish, Italian. */
const COLUMN_NAMES: Readonly<Partial<Record<ContentField, string>>> = {
  artifact_name:
    'name, title, object name, object title, objekt, objektname, titel, bezeichnung, benennung, namn, foremal, nom, titre, nombre, titulo, nome, titolo',
  artifact_type:
    'object type, category, classification, kind, class, objektart, objekttyp, typ, kategorie, gattung, sachgruppe, kategori, categorie, tipo, categoria',
  created_at:
    'date, dated, dating, period, year, made, date made, production date, creation date, datierung, datum, zeit, epoche, jahr, datering, tid, periode, annee, fecha, epoca, periodo, data, anno, datazione',
  historical_context:
    'context, history, provenance, background, maker, kontext, geschichte, herkunft, provenienz, historik, contexte, histoire, contexto, historia, contesto, storia',
  present_location:
    'location, place, museum, repository, current location, standort, aufbewahrungsort, ort, plats, placering, lieu, localisation, ubicacion, lugar, luogo, collocazione',
  discovered_by:
    'finder, discoverer, found by, excavator, finder name, entdecker, upphittare, decouvreur, descubridor, scopritore',
  discovered_at:
    'found, found on, find date, discovered, discovery date, excavated, funddatum, entdeckt, fundjahr, funnen, date de decouverte, fecha de hallazgo, data di scoperta',
  short_description:
    'description, summary, notes, remarks, text, beschreibung, kurzbeschreibung, bemerkung, beskrivning, notice, descripcion, descrizione',
  artifact_image: 'image, picture, photo, image url, photo url, bild, foto, fotografie, imagen, immagine',
  image_credit: 'credit, photographer, copyright, fotograf, bildnachweis, credits',
  image_licence: 'licence, license, rights, lizenz, licens, licencia, licenza',
}
const KEY_NAMES =
  'id, key, number, object number, inventory number, inventory no, accession number, accession no, catalogue number, inv no, inv nr, inventarnummer, inventar nr, objektnummer, signatur, identifier, uuid, numero, numero d inventaire, numero de inventario, numero di inventario, inventarienummer, foremalsnummer, source id'

/** Words by type, folded. */
const TYPE_WORDS: Readonly<Record<ArtifactType, string>> = {
  Documents:
    'document, charter, map, letter, record, file, newspaper, photograph, urkunde, akte, karte, brief, dokument, handling, lettre, carta, documento',
  Sculptures:
    'sculpture, statue, bust, figure, figurine, relief, skulptur, plastik, buste, figur, staty, escultura, scultura, statua',
  Writings:
    'writing, book, manuscript, inscription, tablet, scroll, buch, handschrift, inschrift, schrift, schriftstuck, bok, skrift, livre, manuscrit, libro, manuscrito, manoscritto',
  Tools:
    'tool, instrument, device, vessel, pot, bowl, implement, utensil, werkzeug, gerat, gefass, verktyg, redskap, karl, outil, herramienta, utensile, vaso',
  Textiles:
    'textile, cloth, clothing, garment, dress, costume, tapestry, textil, kleidung, stoff, gewebe, klader, tyg, vetement, tejido, ropa, tessuto',
  Jewelry:
    'jewellery, jewel, ring, brooch, necklace, bracelet, bead, pendant, schmuck, kette, fibel, smycke, bijou, joya, joyeria, gioiello',
  Weapons:
    'weapon, sword, dagger, spear, axe, armour, armor, shield, gun, waffe, schwert, dolch, rustung, vapen, svard, arme, epee, arma, espada, spada',
}

const wordsIn = (list: string) => list.split(', ')
const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the field suggested by a column's name, or null. */
export function suggestField(column: string): ContentField | null {
  const exact = fieldNamed(column)
  if (exact !== null) return isContentField(exact) ? exact : null
  const name = plain(column)
  const found = Object.entries(COLUMN_NAMES).find(([, names]) => wordsIn(names).includes(name))
  return found && isContentField(found[0]) ? found[0] : null
}

/** Returns true if a column's name suggests that it identifies records. */
export const isKeyName = (column: string): boolean => {
  const exact = fieldNamed(column)
  return exact === 'source_id' || exact === '_id' || wordsIn(KEY_NAMES).includes(plain(column))
}

/** Returns the type suggested by a word in singular or plural, or null. */
export function suggestType(word: string): ArtifactType | null {
  const known = ARTIFACT_TYPES.find((type) => type === typeOrWord(word))
  if (known) return known
  const [whole, ...parts] = [plain(word), ...plain(word).split(' ')]
  const forms = [whole, ...parts].flatMap((one) => [
    one,
    one.replace(/e?s$/, ''),
    one.replace(/(?:en|er|ar)$/, ''),
  ])
  return ARTIFACT_TYPES.find((type) => wordsIn(TYPE_WORDS[type]).some((one) => forms.includes(one))) ?? null
}
