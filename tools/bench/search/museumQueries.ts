/** Typical queries for the first 2,000 records of the museum file, which is not in the repository. */
import type { Judged } from '#bench/search/judge.ts'

export const MUSEUM_QUERIES: readonly Judged[] = [
  // A typo
  ['antikithera', 'Antikythera'],
  ['cofeepot', 'Coffeepot'],
  ['candelstick', 'Candlestick'],
  ['breviery leaf', 'Leaf from Breviary'],
  ['tutankamen', 'Tutankhamun'],
  ['chrysantemums', 'Chrysanthemums'],
  ['nefertitti bust', 'Nefertiti'],
  ['zodiak', 'Zodiac'],
  ['grifin', 'Griffin'],
  ['hamurabi', 'Hammurabi'],
  // Another order
  ['dragon tsuba', 'Tsuba with Dragon'],
  ['hours book leaf', 'Leaf from Book of Hours'],
  ['mask bes', 'Bes Mask'],
  ['adonis venus', 'Venus and Adonis'],
  ['cone lipit ishtar', 'Lipit Ishtar'],
  ['saucer cup', 'Cup and Saucer'],
  ['gathering elegant tsuba', 'Elegant Gathering'],
  ['shirin khusraw', 'Khusraw'],
  // Another field
  ['greek computer', 'Antikythera'],
  ['howard carter', 'Tutankhamun'],
  ['bernini', 'Pope Gregory XV'],
  ['maurice marinot', 'Bottle'],
  ['wrangel', 'hyvel'],
  ['lipchitz bronze', 'Still Life'],
  ['qumran', 'Isaiah'],
  ['arzberg', 'Dinner plate'],
  ['vorticism', 'Garden Ornament'],
  ['yemeni silver', 'Belt Fitting'],
  ['rozenburg', 'Tea cup'],
  ['easter island statue', 'Moai'],
  ['demidoff', 'Watch with onyx'],
  // A plural
  ['teapots', 'Teapot'],
  ['griffins', 'Griffin'],
  ['snuffboxes', 'Snuffbox'],
  ['scepters', 'Scepter'],
  ['cauldrons', 'Gundestrup'],
  // A number
  ['1799', 'Rosetta'],
  ['48.1747', 'Apis Bull'],
  ['2016.7', 'Still Life'],
  ['T00365', 'Garden Ornament'],
  // Another script
  ['濱野春光', 'Peacocks and Peonies'],
  ['入江', 'Umabari'],
  ['ΑΔΕΛΦΟΥ', 'Liturgical Cross'],
  ['Троица', 'Panaghiarion'],
  // What people call it
  ['king tut', 'Tutankhamun'],
  ['koran', "Qur'an"],
  ['sword guard', 'Tsuba'],
  ['prayer book', 'Book of Hours'],
  ['gun', 'pistol'],
  ['that greek computer', 'Antikythera'],
  ['armour', 'Suit of armor'],
  ['statue of a saint', 'Bust of a Saint'],
  // Accents and apostrophes
  ['hoa hakananaia', 'Hakananaiʻa'],
  ['quran leaf', "Leaf from Qur'an"],
  ['hjullasbossa', 'Hjullåsbössa'],
  ['mobeloverdrag', 'Möbelöverdrag'],
  ['shinno', 'Shinnô'],
  // A beginning or a part
  ['antik', 'Antikythera'],
  ['pistol', 'Flintlåspistol'],
  ['chess', 'Lewis Chessmen'],
  // A name
  ['Lipit Ishtar Cone', 'Lipit Ishtar Cone'],
  ['Leaf from St. Francis Missal', 'Leaf from St. Francis Missal'],
  ['Barbavara Book of Hours', 'Barbavara Book of Hours'],
  ["Juvenal's Satires", "Juvenal's Satires"],
]
