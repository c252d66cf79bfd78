/** Generates names like those of museum records: a few frequent words, many rare ones, accents and numbers. */

/** Seeded random numbers below a bound. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const KINDS =
  'Fragment,Vase,Bowl,Scarab,Tile,Plate,Cup,Amulet,Figure,Print,Drawing,Dress,Sword,Bead,Coin,Jar,Lamp,Panel'
const THINGS =
  'of a relief,with handle,with figure,of Thutmose III,depicting Isis,from a chariot,with Vishnu,and cover,in the form of a lion,for an altar,with inscription,of the Virgin,à l’antique,für Könige'
const SYLLABLES = 'ka,ra,mi,tho,el,sin,ur,bel,os,ne,ptah,qua,zé,lö,dra,vor,hy,ix'

const words = (text: string) => text.split(',')

/** Generates names; the same seed gives the same names. Words at the start of each list are more frequent. */
export function museumNames(count: number, seed: number): string[] {
  const below = seeded(seed)
  const pick = (list: readonly string[]) => list[Math.min(below(list.length), below(list.length))] ?? ''
  const [kinds, things, syllables] = [words(KINDS), words(THINGS), words(SYLLABLES)]
  const proper = () => {
    const word = Array.from({ length: 2 + below(3) }, () => pick(syllables)).join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  return Array.from({ length: count }, () => {
    const parts = [pick(kinds)]
    if (below(3) > 0) parts.push(pick(things))
    if (below(4) === 0) parts.push(proper())
    if (below(6) === 0) parts.push(`(${below(900) + 100})`)
    return parts.join(' ')
  })
}
