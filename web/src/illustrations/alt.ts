/** Alternative texts of the engraved plates. They describe the object, not the drawing. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Alternative texts of seed artifacts, by file name. */
const PLATE_ALT: Readonly<Record<string, MessageDescriptor>> = {
  'rosetta-stone': msg`Rosetta Stone, a broken granodiorite slab inscribed in three scripts`,
  'antikythera-mechanism': msg`Antikythera Mechanism, a corroded bronze fragment with a large four-spoked gear`,
  'terracotta-army-warrior': msg`Terracotta Army warrior, a life-size clay soldier in laced armour, his hair in a topknot, half out of the earth`,
  'baghdad-battery': msg`Baghdad Battery, a small clay jar with its copper cylinder and iron rod`,
  'great-isaiah-scroll': msg`Great Isaiah Scroll, a long parchment roll open at columns of Hebrew script`,
  'bust-of-nefertiti': msg`Bust of Nefertiti, a painted queen in a tall flat-topped blue crown, the left eye without inlay`,
  'code-of-hammurabi': msg`Code of Hammurabi, a tall basalt stele with king and sun god above rows of cuneiform`,
  'sutton-hoo-helmet': msg`Sutton Hoo helmet, an iron face mask with bronze brows, nose and moustache`,
  'lewis-chessmen': msg`Lewis Chessmen in walrus ivory: a pensive queen, a king with a sword and a warder biting his shield`,
  'mask-of-tutankhamun': msg`Mask of Tutankhamun, a gold face in a striped headcloth with vulture and cobra`,
  'standard-of-ur': msg`Standard of Ur, a sloping box inlaid with three rows of shell figures on lapis lazuli`,
  'cyrus-cylinder': msg`Cyrus Cylinder, a cracked clay barrel covered in lines of cuneiform`,
  'nebra-sky-disc': msg`Nebra Sky Disc, a green bronze disc with sun or full moon, crescent and stars in gold`,
  'phaistos-disc': msg`Phaistos Disc, a fired clay disc with stamped signs in a spiral`,
  'lycurgus-cup': msg`Lycurgus Cup, a Roman cage cup of glass with a king entangled in vines`,
  'gundestrup-cauldron': msg`Gundestrup Cauldron, a large silver bowl of panels with bearded gods in relief and a horned god inside`,
  'venus-of-willendorf': msg`Venus of Willendorf, a small limestone figure of a full-bodied woman without a face`,
  'book-of-kells': msg`Book of Kells, a vellum page filled by a great ornamented Chi Rho`,
  'bayeux-tapestry': msg`Bayeux Tapestry, a strip of embroidered linen with a ship under sail between borders`,
  'sword-of-goujian': msg`Sword of Goujian, a bronze blade patterned with lozenges above a ringed hilt`,
  'olmec-colossal-head-1': msg`Olmec Colossal Head No. 1, a huge basalt face with full lips and a close helmet`,
  'benin-ivory-mask': msg`Benin ivory mask, the face of a queen mother crowned with small bearded heads, above a lattice ruff`,
  'hoa-hakananaia': msg`Hoa Hakananai\u02bba, a basalt moai with heavy brow and long nose, birdmen carved on its back`,
  'staffordshire-hoard': msg`Staffordshire Hoard, gold sword fittings and a cross set with red garnets`,
}

const PLATE = /\/illustrations\/artifacts\/([a-z0-9-]+)\.svg$/

/** Returns the alternative text of a plate by its URL; undefined for other pictures. */
export function altOfPlate(address: string): string | undefined {
  const alt = PLATE_ALT[PLATE.exec(address)?.[1] ?? '']
  return alt && i18n._(alt)
}
