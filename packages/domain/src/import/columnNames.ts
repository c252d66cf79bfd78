/**
 * Names of columns in tables of museums and collectors, folded, the more exact ones first: English, German, French,
 * Spanish, Italian, Dutch, some Swedish, and what collection management systems write.
 */
import type { ContentField } from '../artifact/artifact.ts'

const wordsIn = (list: string): readonly string[] => list.split(/,\s*/)

/** Names by field. Fields that take several columns have all of them joined. */
export const COLUMN_NAMES: Readonly<Record<ContentField, readonly string[]>> = {
  artifact_name: wordsIn(
    `name, title, object title, artifact name, artefact name, titel, bezeichnung, benennung, objektname, objekttitel,
    namn, nom, titre, intitule, nombre, titulo, denominacion, nome, titolo, denominazione, naam, benaming, title text,
    primary title, display title, disp title, preferred title, object name, objektbezeichnung, objekt, gegenstand, object, objet, objeto,
    oggetto, voorwerp, foremal, sachbegriff, label`,
  ),
  artifact_type: wordsIn(
    `type, object type, artifact type, classification, object classification, category, object category, kind, class, genre,
    objektart, objekttyp, objektgattung, art, typ, kategorie, gattung, sachgruppe, klassifikation, kategori, categorie, type d objet,
    classe, domaine, tipo, tipo de objeto, clase, clasificacion, categoria, classe, tipologia, classificazione, soort, objecttype,
    object soort, categorie, object name, objectname, work type, department, collection, format`,
  ),
  created_at: wordsIn(
    `date, dated, date text, date made, date of creation, creation date, created, date created, production date, object date,
    display date, date display, disp create dt, dating, year, period, date from, period from, year made, age, era, datierung, entstehungszeit, datum,
    zeit, jahr, zeitstellung, epoche, periode, datering, tid, date de creation, datation, annee, epoque, fecha, fecha de creacion,
    datacion, ano, epoca, periodo, data, anno, datazione, cronologia, datering, jaar, tijd, vervaardigingsdatum, object begin date,
    begin date, earliest date, date earliest, creation date earliest`,
  ),
  historical_context: wordsIn(
    `historical context, context, history, background, kontext, geschichte, historik, contexte, histoire, contexto, historia,
    contesto, storia, geschiedenis, maker, creator, artist, artist name, artist display name, all artists, disp maker 1, author, manufacturer, photographer name,
    cited name, kunstler, kunstlerin, hersteller, urheber, autor, verfasser, konstnar, tillverkare, artiste, auteur, fabricant,
    createur, artista, autor, fabricante, autore, artefice, kunstenaar, vervaardiger, culture, kultur, cultura, cultuur, dynasty,
    reign, style, stil, school, place of origin, place made, origin, herkunft, entstehungsort, herstellungsort, origine, lieu de creation, origen,
    lugar de creacion, origine, luogo, herkomst, provenance, provenance text, provenienz, procedencia, provenienza, proveniens,
    credit line, credit, credits, erwerbung, zugang, subject, subjects, schlagworte, people, place`,
  ),
  present_location: wordsIn(
    `present location, location, current location, museum, repository, institution, holding institution, physical location, standort,
    aufbewahrungsort, ort, institution, sammlung, plats, placering, lieu, lieu de conservation, localisation, musee, ubicacion,
    lugar, museo, luogo di conservazione, collocazione, ubicazione, plaats, standplaats, bewaarplaats, gallery`,
  ),
  inventory_number: wordsIn(
    `inventory number, inventory no, inventory nr, inventory, inv no, inv nr, inv, accession number, acno, acc no, disp access no, accession no, accession, accession num,
    object number, object no, catalogue number, catalog number, catalogue no, catalog no, cat no, museum number, registration number,
    reg no, reference number, inventarnummer, inventar nr, inventarnr, inventarnumer, objektnummer, signatur, katalognummer, zugangsnummer,
    inventarienummer, foremalsnummer, numero d inventaire, no inventaire, inventaire, cote, numero de inventario, inventario,
    numero de registro, numero di inventario, numero inventario, inventarisnummer, objectnummer, no, nr, number, num, nummer, numero, shelfmark`,
  ),
  discovered_by: wordsIn(
    `discovered by, finder, discoverer, found by, excavator, excavated by, finder name, collector, collected by, donor, finder in, entdecker,
    ausgraber, upphittare, decouvreur, inventeur, descubridor, hallado por, scopritore, vinder`,
  ),
  discovered_at: wordsIn(
    `discovered at, found, found on, find date, find spot, findspot, found at, discovered, discovery date, discovery place, excavated,
    excavation date, excavation place, place found, date found, funddatum, fundort, fundstelle, entdeckt, fundjahr, funnen, fyndplats,
    date de decouverte, lieu de decouverte, fecha de hallazgo, lugar de hallazgo, data di scoperta, luogo di ritrovamento, vindplaats`,
  ),
  short_description: wordsIn(
    `short description, description, object description, physical description, summary, text, label text, gallery label, notes, remarks, comments, comment, note, beschreibung,
    kurzbeschreibung, objektbeschreibung, bemerkung, bemerkungen, anmerkung, notiz, beskrivning, anmarkning, notice, remarque, descripcion,
    notas, observaciones, descrizione, osservazioni, beschrijving, omschrijving, opmerkingen, tombstone, material, materials, medium, media, material technique, material technik, technique,
    technik, materialien, materiaal, techniek, materiau, matiere, matieres, tecnica, materia, materiale, dimensions, disp dimen, disp medium, measurements, size, masse,
    abmessungen, matt, dimensiones, medidas, dimensioni, misure, afmetingen, inscription, inscriptions, marks, inschrift, condition, zustand`,
  ),
  artifact_image: wordsIn(
    `image, image url, picture, picture url, photo, photo url, primary image, primary image url, image web, image link, image file, image filename,
    image address, images, pictures, photos, filename, file name, file, media url, thumbnail url, thumbnail, image small, primary image small, image thumb,
    bild, bilddatei, bild url, bilder, foto, fotos, fotografie, abbildung, dateiname, photographie, fichier, vignette, imagen,
    foto url, archivo, immagine, immagini, afbeelding, afbeeldingen, bestand, iiif, manifest`,
  ),
  image_caption: wordsIn(
    `image caption, photo caption, picture caption, caption, alt text, bildunterschrift, bildlegende, legende, pie de foto, didascalia, bijschrift`,
  ),
  image_credit: wordsIn(
    `image credit, photo credit, picture credit, photographer, copyright, fotograf, bildnachweis, photographe, credit photo,
    fotografo, fotograaf, copyright holder`,
  ),
  image_licence: wordsIn(
    `image licence, image license, licence, license, rights, rights statement, rightsstatement, rights url, lizenz, bildlizenz, licens, droits,
    licencia, derechos, licenza, diritti, licentie, rechten`,
  ),
}

/** Names of columns with further pictures of an object. */
export const MORE_NAMES = wordsIn(
  'further pictures, further images, additional images, additional pictures, additional photos, more images, more photos, other images, weitere fotos, weitere bilder, autres images, otras imagenes, altre immagini, andere afbeeldingen',
)

/** Names of columns with numbers of a system, which identify a record and mean nothing to people. */
export const ID_NAMES = wordsIn(
  `id, objectid, object id, record id, recordid, irn, key, uuid, identifier, identificator, system id, item id, artefact id, artifact id, mus id,
  datensatz id, objekt id, identifiant, identificador, identificatore, source id, ark, uri`,
)

/** Names of columns whose text needs no label where columns are joined. */
export const PROSE_NAMES: ReadonlySet<string> = new Set(
  wordsIn(
    `historical context, context, history, background, kontext, geschichte, historik, contexte, histoire, contexto, historia, contesto, storia,
    geschiedenis, short description, description, object description, summary, text, label text, beschreibung, kurzbeschreibung,
    objektbeschreibung, beskrivning, notice, descripcion, descrizione, beschrijving, omschrijving, tombstone`,
  ),
)
