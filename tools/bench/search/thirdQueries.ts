/**
 * Names with initials and titles, inventory numbers, and everyday queries of four words and more, for all records of
 * the museum file, which is not in the repository. Judged by reading the records before the ranking was built. A query
 * passes if a wanted record is among its first three results: one whose texts match all patterns, which are separated
 * by " & ". None of them is misspelled, so no word may be read otherwise.
 */
import type { Judged } from '#bench/search/judge.ts'

export const NAME_QUERIES: readonly Judged[] = [
  ['J. L. Hillman Simonds', 'J\\. L\\. Hillman Simonds'],
  ['J L Hillman Simonds', 'J\\. L\\. Hillman Simonds'],
  ['T. S. Speyer', 'Tillie S\\. Speyer'],
  ['Mr and Mrs H. E. Hoelscher', 'H\\. ?E\\. Hoelscher'],
  ['Hoelscher, H. E.', 'H\\. ?E\\. Hoelscher'],
  ['E. G. Shettleworth', 'Earle G\\. Shettleworth'],
  ['N. A. Tisak', 'Nicholas A\\. Tisak'],
  ['A.B. Griswold', 'A\\. B\\. Griswold'],
  ['L.S. Olschki', 'L\\. ?S\\. Olschki'],
  ['Sir Edwin Lutyens', 'Edwin Lutyens'],
  // Not Symonds and Lutyens
  ['E. Lutyens', 'Edwin Lutyens'],
  ['Sir T. Phillipps', 'Thomas Phillipps'],
  ['F. P. Wood-Books', 'F\\.P\\. Wood'],
  ['E. M. Hodgkins', 'E\\. M\\. Hodgkins'],
  ['D. Kelekian', 'D(ikran|\\.) ?K?\\.? ?Kelekian'],
  ['Stanley R. Gumberg', 'Stanley R\\. Gumberg'],
  ['Mrs. F. C. Foy', 'Fred C\\. Foy'],
  // Not Hazlitt, Gooden & Fox
  ['W. C. Hazlitt', 'W\\. C\\. Hazlitt'],
  ['M. C. Lefferts', 'Marshall C\\. Lefferts'],
  ['Dr. W. R. Hovey', 'Walter Read Hovey'],
  // Not Shepley, Bulfinch, Richardson & Abbott
  ['H. H. Richardson', 'Henry Hobson Richardson'],
  ['Sir J. Epstein', 'Jacob Epstein'],
  ['J. G. Frazer', 'James George Frazer'],
  ['G. B. Shaw', 'George Bernard Shaw'],
  // Between the two names stand two initials
  ['Dr. Alfred Dohme', 'Alfred R\\. L\\. Dohme'],
  // The maker, not the museum
  ['A. Rodin', 'Auguste Rodin'],
  ['Dame B. Hepworth', 'Dame Barbara Hepworth'],
  ['Miss A. G. Larter', 'A\\. G\\. Larter'],
  // Not A. N. B. Garvan
  ['Mrs F. P. Garvan', 'Francis P\\. Garvan'],
  ['P. C. Fabergé', 'Peter Carl Fabergé'],
]

/** Numbers as records write them, with other punctuation, and in part. */
export const NUMBER_QUERIES: readonly Judged[] = [
  ['93.158.3', '\\b93\\.158\\.3\\b'],
  ['42.1182', '\\b42\\.1182\\b'],
  ['W.570.216B', '\\bW\\.570\\.216B\\b'],
  ['W570.216B', '\\bW\\.570\\.216B\\b'],
  ['W 602 499B', '\\bW\\.602\\.499B\\b'],
  ['54 1091', '\\b54\\.1091\\b'],
  ['1997.29.16.3', '\\b1997\\.29\\.16\\.3\\b'],
  ['1997-29-16-3', '\\b1997\\.29\\.16\\.3\\b'],
  ['T07004', '\\bT07004\\b'],
  ['T 00081', '\\bT00081\\b'],
  ['N05649', '\\bN05649\\b'],
  ['70,32.1853', '\\b70\\.32\\.1853\\b'],
  ['inventarienummer 5729', '\\b5729\\b'],
  ['inv. no. 51.1294.3', '\\b51\\.1294\\.3\\b'],
  ['51.1180', '\\b51\\.1180\\b'],
]

export const EVERYDAY_QUERIES: readonly Judged[] = [
  // Not a picture frame
  ['medieval prayer book with pictures', 'Book of Hours|Psalter|Breviary|Missal|Prayer ?book'],
  ['old greek pot with warriors', 'Greek & warrior & amphora|krater|kylix|hydria|lekythos|pelike'],
  // None is from Cologne
  ['roman glass from Cologne', 'Roman & glass'],
  ['japanese sword guard with a dragon', 'tsuba & dragon'],
  ['gold ring of a roman emperor', 'Roman & gold & ring'],
  ['old map of the greek islands', 'map & island'],
  ['plan of a church in Pittsburgh', 'church & Pittsburgh & plan|elevation|section|drawing'],
  ['silver coffee pot from England', 'coffee ?pot & silver & English|England|British'],
  ['egyptian statue of a cat', 'Egypt & \\bcats?\\b & statue|figur'],
  ['chinese vase with a dragon', 'Chinese & vase & dragon'],
  ['enamel watch made in Geneva', 'watch & enamel & Geneva|Genève'],
  ['african mask made of wood', 'mask & wood & Africa|Liberia|Ivory Coast|Nigeria|Congo|Mali|Gabon'],
  ['bracelet in the shape of a snake', 'bracelet & snake'],
  ['single leaf of the koran with gold', "leaf & Qur'?.an & gold"],
  ['a lady with a fan', 'lady & \\bfan\\b'],
]

/** German, French and Spanish words for records in English. */
export const FOREIGN_QUERIES: readonly Judged[] = [
  ['Schwert', '\\bsword'],
  ['Ägypten Statue', 'Egypt & statu'],
  ['ägyptisches Amulett', 'Egypt|amulet'],
  ['römische Münze', 'Roman'],
  ['Armreif aus Gold', 'bracelet & gold'],
  ['Halskette mit Perlen', 'necklace & pearl'],
  ['Elfenbein Schachtel', 'ivory & box'],
  ['Taschenuhr Emaille', 'watch & enamel'],
  ['Leuchter aus Silber', 'candlestick & silver'],
  ['persischer Teppich', 'carpet|rug'],
  ['épée', '\\bsword'],
  ['vase grec', 'Greek & amphora|krater|kylix|hydria|lekythos|oinochoe|vase|pelike|stamnos'],
  ['livre d’heures', 'Book of Hours|Psalter|Breviary|Missal'],
  ['cuillère en argent', 'spoon & silver'],
  ['casque en bronze', 'helmet & bronze'],
  ['bague égyptienne', '\\bring & Egypt'],
  ['espada japonesa', '\\bsword'],
  ['collar de oro', 'necklace|collar & gold'],
  ['libro de horas', 'Book of Hours|Psalter|Breviary|Missal'],
  ['mapa de la isla', '\\bmap\\b'],
]

/**
 * A held-out set of the same kinds, judged before it was first run: of 44 questions 36 had a wanted record in the first
 * three, and 43 after German plurals and missing words of the thesaurus were added.
 */
export const HELD_OUT_QUERIES: readonly Judged[] = [
  ['C. T. Loo', 'C\\. ?T\\. Loo'],
  ['H. B. Kotchoubey', 'H\\. B\\. Kotchoubey'],
  ['Mrs. C. A. Lehman', 'Chester A\\. Lehman|C\\. A\\. Lehman'],
  ['J. F. Walton', 'John F\\. Walton'],
  ['Hardenbergh, Henry J.', 'Henry J\\. Hardenbergh|Henry Janeway Hardenbergh'],
  ['W. M. Voynich', 'Wilfr[ie]d M\\. Voynich'],
  ['G. H. Love', 'George H\\. Love'],
  ['Dr. J. F. Novak', 'Joseph F\\. Novak'],
  ['Mr. E. D. Balken', 'Edward Duff Balken'],
  ['D. Makeig-Jones', 'Daisy Makeig-Jones'],
  ['J. Seligmann', 'J(acques|\\.) Seligmann'],
  ['Mrs. A. M. Scaife', 'Alan M\\. Scaife'],
  ['56.55.1.7', '\\b56\\.55\\.1\\.7\\b'],
  ['W.45.49R', '\\bW\\.45\\.49R\\b'],
  ['w658 133a', '\\bW\\.658\\.133A\\b'],
  ['27-10-575', '\\b27\\.10\\.575\\b'],
  ['T03517', '\\bT03517\\b'],
  ['N 04194', '\\bN04194\\b'],
  ['accession number 94.126.3', '\\b94\\.126\\.3\\b'],
  ['Inv. nr 5247', 'Inv\\. ?nr\\.? 5247\\b'],
  ['snuff bottle with a lion', 'snuff bottle & lions?\\b'],
  ['wooden chess pieces', 'chess & wood|boxwood'],
  ['portrait of a young woman with a book', 'portrait|young woman|girl|lady & \\bbook'],
  ['railway station in Pittsburgh', 'Rail(way|road) Station & Pittsburgh'],
  ['ship with sails on the sea', '\\b(ship|boat|sail)s?\\b & \\b(sea|ocean|water|harbou?r)'],
  ['little glass perfume bottle from Rome', 'Roman & glass & bottle|unguentari|flask|perfume|balsamari'],
  ['painting of the crucifixion from Ethiopia', 'crucifixion & ethiopia|ityop'],
  ['pair of gold earrings with pearls', 'earring & gold & pearl'],
  ['mummy of a child in Egypt', 'mumm(y|ies) & Egypt|Misr'],
  ['wine pot from Korea', 'wine ?pot|ewer & Korea'],
  ['Ohrringe mit Perlen', 'earring & pearl'],
  ['Vase mit Drachen', '\\bvases? & dragon'],
  ['griechische Vasen', 'Greek|Greece & vase|amphora|krater|kylix|hydria|lekythos|oinochoe|pelike|stamnos'],
  ['Statuette einer Katze', '\\bcats?\\b & statuette|figurine|sculpture'],
  ['Kelch aus vergoldetem Silber', 'chalice & gilt|gilded & silver'],
  ['Spiegel aus Bronze', '\\bmirror & bronze'],
  ['Gebetbücher', 'Book of Hours|Psalter|Breviary|Missal|Prayer ?book'],
  ['Weihrauchgefäß', 'censer|incense|thurible'],
  ['masque africain en bois', 'mask & wood & Africa|Liberia|Ivory Coast|Nigeria|Congo|Mali|Gabon'],
  ['boîte à tabac en or', 'snuff ?box|tobacco box & gold'],
  ['bijoux égyptiens', 'Egypt|Misr & jewelry|necklace|bracelet|ring|amulet|pendant|earring'],
  ['anillo de oro romano', 'Roman & gold & \\brings?\\b'],
  ['espejo de bronce', 'mirror & bronze'],
  ['manuscritos persas', 'Persian|Iran|Îran & manuscript'],
]

/**
 * A second held-out set, judged before it was first run: of 40 questions 35 had a wanted record in the first three, and 39
 * after professions were made vague and words were added to the thesaurus.
 */
export const SECOND_HELD_OUT_QUERIES: readonly Judged[] = [
  ['M. J. Morgan', 'Mary J\\. Morgan'],
  ['J. M. Schoonmaker', 'James M\\. Schoonmaker'],
  ['Mrs. W. J. Zurowski', 'William J\\. Zurowski'],
  ['J.M. Riddell', 'Jean M\\. Riddell'],
  ['Michael L Nieland', 'Michael L\\. Nieland'],
  ['Mr. and Mrs. G. R. Hann', 'George R\\. Hann'],
  ['H. J. Heinz', '(Henry|H\\.) ?J\\. Heinz'],
  ['Ferguson, J. C.', 'John C\\. Ferguson'],
  ['W. M. Laffan', 'William M\\. Laffan'],
  ['Dr. G. W. Kosmak', 'George W\\. Kosmak'],
  ['R. M. Hood architect', 'Raymond M\\. Hood'],
  ['L. M. Angus-Butterworth', 'L\\.M\\. Angus.Butterworth'],
  ['F. G. Hilton Price', 'F\\.G\\. Hilton Price'],
  ['H. Moore sculptor', 'Henry Moore'],
  ['44.263', '\\b44\\.263\\b'],
  ['W452', '\\bW\\.452\\b'],
  ['w.168.76v', '\\bW\\.168\\.76V\\b'],
  ['91-23-18-10', '\\b91\\.23\\.18\\.10\\b'],
  ['54.2309 C', '\\b54\\.2309C\\b'],
  ['82 93 83', '\\b82\\.93\\.83\\b'],
  ['inv nr 12133', '\\b12133\\b'],
  ['N5650', '\\bN05650\\b'],
  ['T 03498', '\\bT03498\\b'],
  ['70.32.1868', '\\b70\\.32\\.1868\\b'],
  ['2009/20/223', '\\b2009\\.20\\.223\\b'],
  ['object number 57.1417', '\\b57\\.1417\\b'],
  ['gold pocket watch with angels', 'watch & angel|cupid|putti|putto|cherub|amor'],
  ['bronze statue of a horse', 'bronze & \\bhorse & statue|figur|sculpture'],
  ['black vase with a chariot', 'vase|hydria|amphora|krater|kylix|lekythos & chariot|quadriga & black'],
  ['map of the Mississippi river', '\\bmap & Mississippi'],
  ['wheel lock gun with hunting scenes', 'hjullås|wheel.?lock'],
  ['chair with blue and white cover', 'chair|stol & blue|blå & white|vit'],
  ['persian poem about lovers', 'Layl|Majnun|Khusraw|Shirin|lovers & Persian|Iran|masnavi|Khamsa|poem|folio'],
  ['chinese jar with blue dragons', '\\bjar & dragon & China|Chinese|Qing|Ming|blue'],
  ['floor plan of a school', 'school & floor plan'],
  ['saint with a lion', '\\bsaint|\\bSt\\. |Jerome|Evangelist & \\blions?\\b'],
  ["child's head with flowers", 'head of a child|child.s head|head & child & flor|flower'],
  ['necklace of the ancient Egyptians', 'necklace & Egypt'],
  [
    'sculpture of a sleeping woman',
    'sleep|reclin|slumber & woman|girl|venus|nymph|ariadne|figure|female & sculpture|marble|bronze',
  ],
  ['silver candlesticks from England', 'candlestick & silver & Engl|London|British'],
]
