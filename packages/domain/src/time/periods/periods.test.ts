import { describe, expect, it } from 'vitest'
import { contradictsItself, readDate } from './readDate.ts'
import { SOURCES } from './period.ts'
import { TABLES } from './readPeriods.ts'
import { english } from '../../messages/message.ts'
import { yearsText } from '../yearRange.ts'

const readAs = (text: string) => {
  const years = readDate(text)
  return years && english(yearsText(years))
}

describe('a name of a period', () => {
  it.each([
    ['New Kingdom, Dynasty 18, Reign of Thutmose III', '1479 BC to 1425 BC'],
    ['New Kingdom|Eighteenth Dynasty|Reign of Tuthmosis III', '1479 BC to 1425 BC'],
    ['Dynasty 18', '1550 BC to 1295 BC'],
    ['18th Dynasty', '1550 BC to 1295 BC'],
    ['Dyn. XVIII', '1550 BC to 1295 BC'],
    ['First Dynasty of Babylon', '1894 BC to 1595 BC'],
    ['mid-18th Dynasty', '1465 BC to 1380 BC'],
    ['Song/Yuan dynasty', 'AD 960 to 1368'],
    ['Early Roman', '509 BC to AD 395'],
    ['Twenty-Second Dynasty', '945 BC to 712 BC'],
    ['Thirtieth Dynasty', '380 BC to 343 BC'],
    ['XVIIIe dynastie', '1550 BC to 1295 BC'],
    ['18. Dynastie', '1550 BC to 1295 BC'],
    ['late Dynasty 18', '1379 BC to 1295 BC'],
    ['first half of Dynasty 18', '1550 BC to 1423 BC'],
    ['Dynasty 18-19', '1550 BC to 1186 BC'],
    ['Dynasties 21-25', '1070 BC to 655 BC'],
    ['18th-19th Dynasty', '1550 BC to 1186 BC'],
    ['Dynasty 25 to Dynasty 26', '722 BC to 525 BC'],
    ['Third Intermediate Period to Late Period', '1070 BC to 332 BC'],
    ['Old Kingdom, Sixth Dynasty', '2323 BC to 2150 BC'],
    ['Ptolemaic Period', '332 BC to 30 BC'],
    ['Roman Period, Egypt', '30 BC to AD 395'],
    ['Old Babylonian', '2000 BC to 1600 BC'],
    ['Late Bronze II', '1400 BC to 1200 BC'],
    ['Late Bronze I-II', '1550 BC to 1200 BC'],
    ['Late Bronze IIB', '1300 BC to 1200 BC'],
    ['Iron Age IIB-C', '900 BC to 586 BC'],
    ['Iron IIA-IIC', '1000 BC to 586 BC'],
    ['Iron I', '1200 BC to 1000 BC'],
    ['Iron Age II', '1000 BC to 586 BC'],
    ['Ur III', '2112 BC to 2004 BC'],
    ['Early Dynastic III', '2600 BC to 2350 BC'],
    ['Early Dynastic IIIA', '2600 BC to 2350 BC'],
    ['Neo-Assyrian', '911 BC to 609 BC'],
    ['Kassite Period', '1594 BC to 1155 BC'],
    ['Late Minoan IIIB', '1300 BC to 1190 BC'],
    ['Late Helladic IIIA2', '1400 BC to 1300 BC'],
    ['Middle Minoan II-III', '1800 BC to 1600 BC'],
    ['Hellenistic', '323 BC to 31 BC'],
    ['early Hellenistic', '323 BC to 226 BC'],
    ['Roman Imperial', '27 BC to AD 395'],
    ['Ming', '1368 to 1644'],
    ['Ming-Dynastie', '1368 to 1644'],
    ['late Ming', '1553 to 1644'],
    ['late Qing?', '1823 to 1911'],
    ['early Qing dynasty', '1644 to 1732'],
    ['Qing Dynasty, Qianlong period', '1736 to 1795'],
    ['Qing dynasty, Kangxi reign', '1662 to 1722'],
    ['Kangxi mark and period', '1662 to 1722'],
    ['Tang to Song dynasty', 'AD 618 to 1279'],
    ['Edo period', '1615 to 1868'],
    ['Edo-Zeit', '1615 to 1868'],
    ['late Edo–Meiji', '1784 to 1912'],
    ['江戸時代', '1615 to 1868'],
    ['江戸時代後期', '1784 to 1868'],
    ['明治12年', '1879'],
    ['Meiji 12', '1879'],
    ['明治元年', '1868'],
    ['大正十年', '1921'],
    ['乾隆', '1736 to 1795'],
    ['明代', '1368 to 1644'],
    ['光緒二十年', '1894'],
    ['Joseon dynasty', '1392 to 1910'],
    ['Chosŏn', '1392 to 1910'],
    ['Mughal', '1526 to 1858'],
    ['Ottoman', '1299 to 1923'],
    ['Victorian', '1837 to 1901'],
    ['Edwardian', '1901 to 1910'],
    ['Art Deco', '1920 to 1939'],
    ['Art Deco style', '1920 to 1939'],
    ['Greek, Archaic', '700 BC to 480 BC'],
    ['Cypriot, Bronze Age', '2500 BC to 1050 BC'],
    ['Early Bronze Age, Cyprus', '2500 BC to 1900 BC'],
    ['Bronze Age, Britain', '2500 BC to 800 BC'],
    ['Classical Period', '480 BC to 323 BC'],
    ['Late Classic', 'AD 600 to AD 900'],
    ['Middle Horizon', 'AD 600 to 1000'],
    ['Louis XVI', '1774 to 1792'],
    ['époque Louis XV', '1715 to 1774'],
    ['Altes Reich, 5. Dynastie', '2465 BC to 2323 BC'],
    ['reign of Hadrian', 'AD 117 to AD 138'],
    ['Third Dynasty of Ur', '2112 BC to 2004 BC'],
    ['Jōmon', '11000 BC to 300 BC'],
    ['Amarna Period', '1353 BC to 1336 BC'],
    ['Sasanian', 'AD 224 to AD 651'],
    ['Georgian period', '1714 to 1830'],
    ['Middle Babylonian', '1400 BC to 1100 BC'],
    ['Basketmaker III', 'AD 500 to AD 750'],
    ['Pueblo I-II', 'AD 750 to 1150'],
    ['Pueblo II to Pueblo III', 'AD 900 to 1300'],
    ['Middle Woodland', '200 BC to AD 500'],
  ])('"%s" means %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    'song',
    'Second Dynasty of Isin',
    'Song Wei',
    'Renaissance Revival',
    'Archaic',
    'Bronze Age',
    'Pre-Columbian',
    'Post-Meroitic',
    'Kushano-Sasanian',
    'early first millennium',
    "Hadrian's wall",
    'Unknown',
    'Georgian',
    // Centuries, and none of them certain.
    'Islamic',
    'Historic',
    'Pueblo Indian',
    'Empire',
    'British Empire',
  ])('"%s" means no years', (text) => {
    expect(readAs(text)).toBeNull()
  })

  it('gives way to written years', () => {
    expect([readAs('Edo period, 18th century'), readAs('Meiji 12 (1880)')]).toEqual(['1701 to 1800', '1880'])
  })

  it('can be one of the site', () => {
    expect(readAs('Goldberg phase')).toBe('620 BC to 540 BC')
  })

  it('is reported beside years that do not fit it', () => {
    const texts = [
      'Ming dynasty, 1850',
      'Ming dynasty, 16th century',
      'Dynasty 18, 1570-1320 BC',
      'Victorian, 1920',
      '1850',
      'Hellenistic, 3rd century',
    ]
    expect(texts.filter(contradictsItself)).toEqual([
      'Ming dynasty, 1850',
      'Victorian, 1920',
      'Hellenistic, 3rd century',
    ])
  })
})

describe('the tables', () => {
  it('have periods of years without year 0, first to last', () => {
    const wrong = TABLES.filter(([, begin, end]) => begin > end || begin === 0 || end === 0)
    expect(wrong).toEqual([])
  })

  it('have each name once', () => {
    const names = TABLES.flatMap(([list]) => list.split(/,\s*/))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('use each source that they name', () => {
    const used = new Set(TABLES.map(([, , , source]) => source))
    expect(Object.keys(SOURCES).filter((source) => !used.has(source as keyof typeof SOURCES))).toEqual([
      'site',
    ])
  })
})
