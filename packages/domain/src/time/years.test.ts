import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '../messages/message.ts'
import { readYears } from './years.ts'
import { centuryOf, yearsText } from './yearRange.ts'

const readAs = (text: string) => {
  const years = readYears(text)
  return years && english(yearsText(years))
}

describe('years', () => {
  it.each([
    ['1597', '1597'],
    ['c. 1730', '1730'],
    ['1640 cirka', '1640'],
    ['1868-1912', '1868 to 1912'],
    ['c.1927–8', '1927 to 1928'],
    ['1909–10', '1909 to 1910'],
    ['1829-ca.1890', '1829 to 1890'],
    ['AD 300-600', 'AD 300 to AD 600'],
    ['c. 246–208 BC', '246 BC to 208 BC'],
    ['664 BCE-525 BCE', '664 BC to 525 BC'],
    ['1300-1150 B.C.E.', '1300 BC to 1150 BC'],
    ['332 BC-AD 400', '332 BC to AD 400'],
    ['202 BCE-8 CE', '202 BC to AD 8'],
    ['28,000–25,000 BC', '28000 BC to 25000 BC'],
    ['ca. 1388-1351/50 BC', '1388 BC to 1351 BC'],
    ['between about 150 BC and AD 650', '150 BC to AD 650'],
  ])('are read: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['19th century', '1801 to 1900'],
    ['5th century BC', '500 BC to 401 BC'],
    ['2nd or 1st century BC', '200 BC to 1 BC'],
    ['1st century BC-AD 3rd century', '100 BC to AD 300'],
    ['1st century BC-2nd century AD', '100 BC to AD 200'],
    ['18-19th century', '1701 to 1900'],
    ['late 17th century', '1668 to 1700'],
    ['mid-15th century', '1434 to 1467'],
    ['late 5th century BC', '433 BC to 401 BC'],
    ['c. mid- to late-19th century', '1834 to 1900'],
    ['late 18th early 19th century', '1768 to 1833'],
    ['2nd half 12th century', '1151 to 1200'],
    ['1799-1', '1799 to 1801'],
    ['1898-13', '1898 to 1913'],
    ['1400-200', '1400 BC to 200 BC'],
    ['first half of the 16th century', '1501 to 1550'],
    ['2nd-3rd quarter 19th century', '1826 to 1875'],
    ['1st third 14th century', '1301 to 1333'],
    ['mid 4th millennium BC', '3667 BC to 3334 BC'],
    ['XVIth century', '1501 to 1600'],
    ['18th c.', '1701 to 1800'],
    ['4th cent. BC', '400 BC to 301 BC'],
    ['18th-19th centry', '1701 to 1900'],
    ['saec. XIV', '1301 to 1400'],
    ['c. 1870-1880s', '1870 to 1889'],
  ])('are read from centuries, decades and their parts: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['1600-tal', '1600 to 1699'],
    ['1640-tal?', '1640 to 1649'],
    ['1300-1400-tal', '1300 to 1499'],
    ['1600-talets andra hälft', '1650 to 1699'],
    ['kring 1700-talets mitt', '1733 to 1766'],
    ['1500-talets sista fjärdedel', '1575 to 1599'],
    ['Omkring år 1800', '1800'],
    ['400-500-talet e.Kr.', 'AD 400 to AD 599'],
    ['300-talet f.Kr.', '399 BC to 300 BC'],
  ])('are read in Swedish: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['1899-03-12', '1899'],
    ['1899-03-12T00:00:00Z', '1899'],
    ['1899-03-12 00:00:00', '1899'],
    ['1899-03', '1899'],
    ['1899-03-12/1901-01-02', '1899 to 1901'],
    ['12.03.1899', '1899'],
    ['12. 3. 1899', '1899'],
    ['12.III.1899', '1899'],
    ['3/12/1899', '1899'],
    ['12-03-1899', '1899'],
    ['12-Mar-1899', '1899'],
    ['12. März 1899', '1899'],
    ['le 12 août 1899', '1899'],
    ['12 de marzo de 1899', '1899'],
    ['1 gennaio 1899 - 3 febbraio 1901', '1899 to 1901'],
  ])('are those of a day: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['18. Jahrhundert', '1701 to 1800'],
    ['18. Jh.', '1701 to 1800'],
    ['15./16. Jh.', '1401 to 1600'],
    ['15.-16. Jahrhundert', '1401 to 1600'],
    ['15. bis 16. Jahrhundert', '1401 to 1600'],
    ['1. Hälfte 18. Jh.', '1701 to 1750'],
    ['zweite Hälfte des 18. Jahrhunderts', '1751 to 1800'],
    ['letztes Viertel 16. Jh.', '1576 to 1600'],
    ['Ende 17. Jh.', '1668 to 1700'],
    ['Anfang des 3. Jahrtausends v. Chr.', '3000 BC to 2668 BC'],
    ['3. Jh. v. Chr.', '300 BC to 201 BC'],
    ['1. Jh. v. Chr. - 2. Jh. n. Chr.', '100 BC to AD 200'],
    ['um 1750', '1750'],
    ['zwischen 1750 und 1760', '1750 to 1760'],
    ['1760er Jahre', '1760 to 1769'],
    ['28.000 v. Chr.', '28000 BC'],
    ['300 vor Christus', '300 BC'],
  ])('are read in German: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['XVIIIe siècle', '1701 to 1800'],
    ['18e siècle', '1701 to 1800'],
    ['18ème siècle', '1701 to 1800'],
    ['18e s.', '1701 to 1800'],
    ['XVe-XVIe siècle', '1401 to 1600'],
    ['XVe et XVIe siècles', '1401 to 1600'],
    ['première moitié du XIXe siècle', '1801 to 1850'],
    ['2e moitié du 17e siècle', '1651 to 1700'],
    ['dernier quart du XVIIIe siècle', '1776 to 1800'],
    ['début du XXe siècle', '1901 to 1933'],
    ['fin XVe siècle', '1468 to 1500'],
    ['XVIIIe siècle (2e moitié)', '1701 to 1800'],
    ['Ier siècle av. J.-C.', '100 BC to 1 BC'],
    ['IIIe millénaire avant J.-C.', '3000 BC to 2001 BC'],
    ['IIe siècle ap. J.-C.', 'AD 101 to AD 200'],
    ['vers 1750', '1750'],
    ['entre 1750 et 1760', '1750 to 1760'],
    ['années 1920', '1920 to 1929'],
  ])('are read in French: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['siglo XVIII', '1701 to 1800'],
    ['s. XVIII', '1701 to 1800'],
    ['siglos XV-XVI', '1401 to 1600'],
    ['siglo III a.C.', '300 BC to 201 BC'],
    ['siglo II d. C.', 'AD 101 to AD 200'],
    ['primera mitad del siglo XVI', '1501 to 1550'],
    ['finales del siglo XIX', '1868 to 1900'],
    ['último tercio del siglo XV', '1468 to 1500'],
    ['década de 1920', '1920 to 1929'],
    ['entre 1750 y 1760', '1750 to 1760'],
  ])('are read in Spanish: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['XVIII secolo', '1701 to 1800'],
    ['sec. XVIII', '1701 to 1800'],
    ['sec. XVI, seconda metà', '1551 to 1600'],
    ['II metà del XVI secolo', '1551 to 1600'],
    ['metà del XV secolo', '1434 to 1467'],
    ['fine del XIV secolo', '1368 to 1400'],
    ['V secolo a.C.', '500 BC to 401 BC'],
    ['II sec. d.C.', 'AD 101 to AD 200'],
    ['Cinquecento', '1501 to 1600'],
    ['1750 circa', '1750'],
  ])('are read in Italian: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['before 1800', 'before 1800'],
    ['After c. 1874', 'after 1874'],
    ['after 1782 (?)', 'after 1782'],
    ['vor 1800', 'before 1800'],
    ['nach 1945', 'after 1945'],
    ['avant 1800', 'before 1800'],
    ['después de 1945', 'after 1945'],
    ['prima del 1800', 'before 1800'],
    ['1710 före', 'before 1710'],
    ['before the 3rd century BC', 'before 300 BC'],
    ['after 1 BC', 'after 1 BC'],
    ['after 1850, before 1870', '1851 to 1869'],
    ['mid 15th century (before 1463)', '1434 to 1467'],
  ])('have no bound before or after a year: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it('lie next to the bound when it is the only one', () => {
    expect(readYears('before 1800')).toEqual({ begin: 1799, end: 1799, open: 'before' })
    expect(readYears('after 1945')).toEqual({ begin: 1946, end: 1946, open: 'after' })
    expect(readYears('before AD 1')).toEqual({ begin: -1, end: -1, open: 'before' })
  })

  it.each([
    ['MDCCXLV', '1745'],
    ['MCMXIV', '1914'],
    ['nineteenth century', '1801 to 1900'],
    ['early twenty-first century', '2001 to 2033'],
  ])('are read from Roman numerals and ordinals in words: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['885-886 AH/AD 1481', '1481'],
    ['892 AH/AD 1486-900 AH/AD 1494-1495', '1486 to 1495'],
    ['late 11th century AH/AD 17th century-early 12th century AH/AD 18th century', '1668 to 1733'],
    ["22 Rabi' II 889 AH/AD 1484", '1484'],
    ['7192 AM/AD 1684', '1684'],
    ['1866-1867 (AH 1283)', '1866 to 1867'],
  ])('use the AD year if two calendars are given: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    ['Blade: ca. 1573; Scabbard and mount: 19th century', '1573'],
    ['1950, cast 1994', '1950'],
    ['c. AD 550–650; buried about 650–675', 'AD 550 to AD 650'],
    ['early 12th century, with 14th and 15th century additions', '1101 to 1133'],
    ['Shang Period (c. 1600-1045 BCE), 1300-1150 B.C.E.', '1300 BC to 1150 BC'],
    ['Ming Dynasty, 1368-1644, 16th century', '1501 to 1600'],
    ['Qianlong period (1736-1795)', '1736 to 1795'],
    ['New Kingdom, 18th Dynasty, c. 1570-1320 BCE', '1570 BC to 1320 BC'],
    ['1952, 1551, 1559', '1551 to 1952'],
    ['May 14, 1904', '1904'],
    ['05/12/1934', '1934'],
  ])('are the narrowest years of the object itself: "%s" is %s', (text, years) => {
    expect(readAs(text)).toBe(years)
  })

  it.each([
    '',
    'Unknown',
    'n.d.',
    'no date',
    'late Qing?',
    'ca. 20-60',
    '18th Dynasty',
    '0 BC',
    '12 figures',
    '36526',
    'MILD',
    'mix of 12 parts',
  ])('are null without a readable date: "%s"', (text) => {
    expect(readAs(text)).toBe(null)
  })

  it('are the same after formatting and parsing', () => {
    const year = fc.integer({ min: -30_000, max: 2_100 }).filter((one) => one !== 0)
    fc.assert(
      fc.property(year, year, (one, other) => {
        const years = { begin: Math.min(one, other), end: Math.max(one, other) }
        expect(readYears(english(yearsText(years)))).toEqual(years)
      }),
    )
  })

  it('are ordered for any text, and never year 0', () => {
    const piece = fc.constantFrom(
      ...'12|4th|1640|199|BC|AD|century|-|,|;|(|)|early|half|andra|1st half|to|/|AH/AD|-tal|s|cast|:|0|99999999999999999'.split(
        '|',
      ),
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
    )
    fc.assert(
      fc.property(text, (any) => {
        const years = readYears(any)
        if (!years) return
        expect(years.begin).toBeLessThanOrEqual(years.end)
        expect([years.begin, years.end]).not.toContain(0)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a century', () => {
  it.each([
    [1801, 19],
    [1900, 19],
    [1, 1],
    [-1, -1],
    [-208, -3],
    [-300, -3],
    [-301, -4],
  ])('of the year %i is %i', (year, century) => {
    expect(centuryOf(year)).toBe(century)
  })
})
