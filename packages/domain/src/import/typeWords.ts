/** Words by type of the specification, folded and in the singular: English, German, French, Spanish, Italian, Dutch, some Swedish. */
import type { ShippedType } from '../artifact/shippedTypes.ts'

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/,\s*/))

export const TYPE_WORDS: Readonly<Record<ShippedType, ReadonlySet<string>>> = {
  Documents: wordsIn(
    `document, paper, charter, map, letter, record, file, newspaper, periodical, photograph, photo, picture, image, stillimage, print, etching, engraving, woodcut,
    lithograph, drawing, watercolor, watercolour, painting, poster, postcard, stamp, plan, certificate, archive, ephemera, film, video,
    negative, sketch, collage, miniature, album, icon, portrait,
    urkunde, akte, karte, brief, dokument, fotografie, foto, grafik, druckgrafik, druckgraphik, graphik, zeichnung, aquarell, gemalde, malerei, stich, holzschnitt, plakat,
    postkarte, briefmarke, zeitung, archivalie, bild, handling, malning, teckning, tryck, fotografi,
    lettre, carte, photographie, estampe, gravure, dessin, peinture, tableau, affiche, aquarelle, timbre, journal,
    documento, carta, mapa, fotografia, grabado, dibujo, pintura, cuadro, cartel, acuarela, sello, estampa,
    mappa, stampa, incisione, disegno, dipinto, manifesto, acquerello, francobollo, lettera,
    tekening, schilderij, prent, kaart, affiche, aquarel, postzegel, krant, oorkonde`,
  ),
  Sculptures: wordsIn(
    `sculpture, statue, statuette, bust, figure, figurine, relief, ivory, carving, netsuke, mask, monument, stela, stele, idol, creche, cast, model, installation,
    architectural element, skulptur, plastik, buste, figur, staty, bildwerk, maske, denkmal, bildhauerei, kleinplastik,
    sculpture, masque, estatua, escultura, busto, figura, mascara, relieve, scultura, statua, rilievo, maschera, beeld, beeldhouwwerk, beeldje, masker`,
  ),
  Writings: wordsIn(
    `writing, book, manuscript, inscription, tablet, scroll, text, papyrus, codex, bible, leaf, pamphlet, diary, buch, handschrift, inschrift, schrift, schriftstuck, schriftrolle,
    tagebuch, bok, skrift, livre, manuscrit, ouvrage, ecrit, libro, manuscrito, escrito, manoscritto, scritto, boek, geschrift, inscriptie`,
  ),
  Tools: wordsIn(
    `tool, instrument, device, vessel, pot, bowl, jar, jug, cup, plate, dish, vase, bottle, implement, utensil, equipment, machine, ceramic, pottery, porcelain, stoneware, earthenware, glass, glassware,
    furniture, chair, table, metal, metalwork, silver, wood, lamp, lighting, clock, watch, container, box, basket, coin, medal, currency, toy, game, seal, lock, amphora, decorative art, tile,
    scientific instrument, musical instrument, household, domestic, vehicle, printing plate, mirror,
    werkzeug, gerat, gefass, keramik, porzellan, glas, mobel, moebel, metall, holz, lampe, uhr, munze, medaille, hausrat, spielzeug, schale, krug, vase, becher, teller, maschine, siegel,
    verktyg, redskap, karl, mynt, mobler, outil, ceramique, poterie, porcelaine, verre, verrerie, meuble, mobilier, monnaie, medaille, orfevrerie, montre, horloge, recipient, jouet,
    herramienta, utensilio, ceramica, vidrio, mueble, mobiliario, moneda, medalla, reloj, vasija, juguete, utensile, strumento, vaso, vetro, mobile, arredo, moneta, medaglia, orologio, attrezzo, porcellana,
    gereedschap, werktuig, aardewerk, keramiek, porselein, glaswerk, meubel, meubilair, munt, penning, klok, gebruiksvoorwerp, speelgoed, vaatwerk`,
  ),
  Textiles: wordsIn(
    `textile, cloth, clothing, garment, dress, costume, tapestry, carpet, rug, quilt, lace, embroidery, fashion, uniform, shoe, hat, flag, banner, kimono, robe, textil, kleidung, stoff, gewebe, tracht, teppich, spitze, stickerei,
    fahne, kostum, klader, tyg, vetement, tissu, tapis, tapisserie, dentelle, broderie, drapeau, tejido, ropa, traje, tapiz, alfombra, encaje, bordado, bandera, tessuto, abito, tappeto, arazzo, merletto, ricamo,
    bandiera, textiel, kleding, kostuum, tapijt, kant, borduurwerk, vlag`,
  ),
  Jewelry: wordsIn(
    `jewelry, jewellery, jewel, ring, brooch, necklace, bracelet, bead, pendant, earring, amulet, scarab, gem, cameo, fibula, tiara, schmuck, kette, fibel, brosche, armreif, anhanger, perle, ohrring, smycke,
    bijou, collier, bague, broche, joya, joyeria, collar, anillo, gioiello, gioielleria, collana, anello, sieraad, juweel, halsketting`,
  ),
  Weapons: wordsIn(
    `weapon, sword, dagger, spear, axe, armour, armor, arm, shield, gun, pistol, rifle, bow, arrow, helmet, knife, halberd, cannon, tsuba, waffe, schwert, dolch, rustung, helm, gewehr, pistole, speer, lanze, bogen, pfeil,
    vapen, svard, arme, epee, fusil, casque, poignard, arma, espada, escudo, casco, lanza, armadura, spada, scudo, elmo, pugnale, armatura, wapen, zwaard, harnas, schild, dolk`,
  ),
}
