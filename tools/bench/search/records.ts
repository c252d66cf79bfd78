/**
 * Records of our own with the traits of museum catalogues: other languages and scripts, odd dates, numbers, words for one
 * thing that differ. They stand beside the seed and generated ones when the search is judged.
 */
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'

const of = (
  artifact_type: ArtifactContent['artifact_type'],
  artifact_name: string,
  created_at: string,
  short_description: string,
  historical_context = '',
  discovered_by = 'Unknown',
  present_location = 'Town Museum, Harbour',
): ArtifactContent => ({
  artifact_name,
  artifact_type,
  created_at,
  short_description,
  historical_context,
  discovered_by,
  present_location,
  artifact_image: '',
  discovered_at: 'Unknown',
})

export const CATALOGUE: readonly ArtifactContent[] = [
  of(
    'Tools',
    'Red-figure Amphora with Athlete',
    'c. 480 BC',
    'Storage jar of fired clay. Object number 48.2107.',
  ),
  of('Tools', 'Column Krater with Banquet', '5th century BC', 'Mixing bowl for wine. Medium: terracotta.'),
  of('Tools', 'Lekythos', 'ca. 460 BC', 'Oil flask with a white ground.'),
  of(
    'Weapons',
    'Flintlåspistol, i par',
    '1720-1730 cirka',
    'Pipan av stål, stocken av valnöt. Inventarienummer 5750.',
  ),
  of('Weapons', 'Wheellock Pistol', 'ca. 1600', 'Walnut stock with inlays of bone.'),
  of('Weapons', 'Hjullåsbössa, Nürnberg', '1628', 'Bössan är signerad på pipan.'),
  of('Weapons', 'Brown Bess Musket', 'late 18th century', 'Long land pattern with a bayonet.'),
  of(
    'Weapons',
    'Tsuba with Dragon and Waves',
    '18th-19th century',
    'Signature: 正阿弥勝義. Medium: iron, gold.',
  ),
  of('Weapons', 'Tsuba with Plum Blossoms', 'n.d.', 'Signature: 無銘. Medium: brass.'),
  of('Tools', 'Inro with Cranes', 'mid 19th century', 'Lacquer. Signature: 梶川作.'),
  of(
    'Writings',
    'Leaf from Qur’an',
    '11th century AH/AD 17th century',
    'Ink and gold on paper. Script: naskh.',
  ),
  of('Writings', 'Koran Binding', '885-886 AH/AD 1481', 'Goatskin with a flap.'),
  of('Writings', 'Leaf from Book of Hours', 'ca. 1460', 'Office of the Dead. Parchment.', 'Use of Rouen.'),
  of('Writings', 'Leaf from Breviary', '3rd quarter 15th century', 'Parchment with penwork.'),
  of('Writings', 'Stoli︠t︡sa i usadʹba', '1915', 'Журнал красивой жизни. Illustrated weekly.'),
  of('Writings', 'Four Gospels', '1455', 'Աւետարան. Copied by the priest Yohannes in Armenia.'),
  of('Writings', 'Ethiopian Psalter', 'late 17th century', 'Parchment, wooden boards.'),
  of('Jewelry', 'Scarab of Thutmose III', '1479-1425 BC', 'Steatite with a green glaze.'),
  of('Jewelry', 'Signet Ring with Griffin', '5th-4th century BC', 'Gold. Weight 11 g.'),
  of('Jewelry', 'Earrings with Doves', '3rd century BC', 'Gold, garnet and glass.'),
  of('Sculptures', 'Statuette of a Kneeling Woman', '664-332 BC', 'Bronze. Eyes once inlaid.'),
  of('Sculptures', 'Netsuke: Rat on a Candle', '19th century', 'Ivory toggle.'),
  of('Sculptures', 'Torso of Aphrodite', '2nd century', 'Marble after a Greek original.'),
  of('Textiles', 'Möbelöverdrag till stolsits', '1840-tal', 'Blå och vit randig linnelärft. Vita knytband.'),
  of(
    'Textiles',
    'Carpet with Medallion',
    'late 16th century',
    'Wool pile on silk.',
    'Place of origin: Kāshān.',
  ),
  of('Textiles', 'Kimono with Wisteria', '1868-1912', 'Silk, resist dyed.'),
  of('Documents', 'Map of the Libyan Coast', 'late 17th century', 'Ink and colours on paper.'),
  of(
    'Documents',
    'Railroad Station; [exterior elevations]',
    '1904',
    'Graphite on linen. Accession number 95.19.3.',
  ),
  of('Tools', 'Knives and Forks in a Case', 'c. 1750', 'Silver with agate handles.'),
  of('Tools', 'Coffeepot', '1765', 'Silver, ebony. Maker: Paul Storr.', '', 'Mrs. Fred C. Foy (donor)'),
  of('Tools', 'Astrolabe', '1067 AH/AD 1656', 'Brass instrument for the height of stars.'),
  of('Tools', 'Planetarium av mässing', '1600-talets andra hälft', 'Himlaglob med urverk.'),
  of('Tools', 'Spinning Wheel', '1800-tal', 'Birch, painted red.'),
  of('Tools', 'Bow Drill', '1650-1675', 'Borr av trä och järn.'),
  of('Tools', 'Footed Glass Bowl (Σκύφος)', '1st century', 'Blown glass with the word ΠΙΕ ΖΗΣΑΙΣ.'),
]
