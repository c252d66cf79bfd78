import { expect, it } from 'vitest'
import { readDate } from './readDate.ts'

/** As archaeological museums write them. */
const ARCHAEOLOGICAL = `
Eighteenth Dynasty|Reign of Thutmose III
New Kingdom, Dynasty 19, Reign of Ramesses II
Nineteenth Dynasty; Reign of Merenptah
Twentieth Dynasty
Middle Kingdom|Twelfth Dynasty|Reign of Senwosret I
Twelfth Dynasty - Thirteenth Dynasty
Second Intermediate Period
Old Kingdom|Fourth Dynasty
Fifth Dynasty|Reign of Unas
Late Sixth Dynasty
First Intermediate Period
Early Dynastic Period|First Dynasty
Predynastic
Naqada II
Predynastic Period (Naqada III)
Third Intermediate Period
Twenty-Second Dynasty
22nd-23rd Dynasty
Late Period, Dynasty 26
Twenty-Fifth Dynasty
Saite
Ptolemaic
Ptolemaic-Roman
Greco-Roman
Roman Period
Byzantine Period
Meroitic
Ur III
Ur III Period
Old Babylonian
Old Babylonian Period
Isin-Larsa
Kassite
Middle Babylonian
Neo-Babylonian
Neo-Assyrian
Middle Assyrian
Akkadian
Early Dynastic III
Early Dynastic IIIb
ED IIIA
Jemdet Nasr
Uruk Period
Ubaid
Achaemenid
Seleucid
Parthian
Sasanian
Late Bronze I
Late Bronze II
Late Bronze IIA
Late Bronze IIB - Iron IA
Middle Bronze II
Middle Bronze IIB
Early Bronze I
Early Bronze IV
Iron I
Iron II
Iron IIC
Iron Age II
Late Cypriot II
Cypro-Geometric III
Cypro-Archaic I
Middle Cypriot
Early Minoan
Middle Minoan III
Late Minoan I
Late Helladic IIIC
Early Cycladic II
Hellenistic
Late Hellenistic
Hellenistic - Roman
Roman Imperial
Roman Republican
Julio-Claudian
Villanovan
Classical Period
Islamic
Umayyad
Abbasid
Seljuk
Ilkhanid
Timurid
Safavid
Qajar
Ottoman
Mughal
Shang Dynasty
Western Zhou
Warring States
Han Dynasty
Tang Dynasty
Northern Song
Yuan Dynasty
Ming Dynasty
Qing Dynasty|Qianlong
Qing Dynasty, Kangxi Reign
Edo Period
Meiji
Goryeo Dynasty
Joseon
Gupta
Chola
Late Classic
Early Classic, Maya
Late Preclassic
Postclassic
Early Horizon
Middle Horizon
Late Intermediate Period
Inca
Moche
Basketmaker III
Pueblo II
Historic
Middle Woodland
Victorian
Reign of Akhenaten
Amarna
Hyksos
Reign of Hadrian
`
  .trim()
  .split('\n')

it('periods and reigns of an archaeological museum are read, but for those without years', () => {
  const unread = ARCHAEOLOGICAL.filter((period) => readDate(period) === null)
  expect(unread).toEqual(['Islamic', 'Historic'])
})
