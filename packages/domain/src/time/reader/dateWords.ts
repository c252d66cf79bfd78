/**
 * Words and phrases of dates in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Polish, Russian, Greek,
 * Latin, Arabic, Hebrew, Chinese and Japanese, by meaning. Phrases are between commas; full stops are left out, "v. chr." is "v chr".
 */

/** Words for ages and fractions, and what stands beside the numbers of dates. */
export const PHRASES = {
  century: `century, centuries, centry, cent, jahrhundert, jahrhunderts, jahrhunderte, jahrhunderten, jh, jhs, jhd, jhdt, jhdts, siècle, siècles,
    yüzyıl, secolo, secoli, siglo, siglos, século, séculos, séc, sécs, saec, saeculo, eeuw, eeuwen, eeuwse, århundradet, århundrade,
    век, века, веке, веков, столетие, столетия, wiek, wieku, wieki, wieków, stulecie, αιώνας, αιώνα, αιώνες, αιώνων, αι,
    世紀, 世纪, القرن, قرن, القرنين, המאה, מאה, המאות`,
  /** Abbreviations, only beside an ordinal. */
  shortCentury: `s, ss, sec, secc, c, ct, w, в, вв, ст, ق`,
  millennium: `millennium, millenium, millennia, mill, mil, jahrtausend, jahrtausends, jt, jts, jtsd, millénaire, millénaires, millennio, millenni, milenio,
    milênio, тысячелетие, тысячелетия, тыс, tysiąclecie, tysiąclecia, tys, χιλιετία, χιλιετίας, 千年紀, 千年纪, الألفية, האלף`,
  bc: `bc, b c, bce, b c e, f kr, fkr, v chr, v christus, vor chr, vor christus, vor christi geburt, v u z, av j c, av j - c, av jc, avant j c,
    avant j - c, avant jc, avant jésus christ, avant jésus - christ, av n è, av notre ère, avant n è, avant notre ère, a de c, a n e, avanti cristo, antes de cristo, voor christus,
    voor chr, p n e, pne, przed naszą erą, до н э, до нашей эры, до р х, π χ, πχ, 公元前, 西元前, 紀元前, 纪元前, ق م, قبل الميلاد, לפנהס, לפנה ס, לפני הספירה`,
  ad: `ad, a d, ce, c e, e kr, ekr, n chr, n christus, nach chr, nach christus, nach christi geburt, n u z, ap j c, ap j - c, ap jc, apr j c, apr j - c, après j c,
    après j - c, après jésus christ, après jésus - christ, de notre ère, d de c, dopo cristo, después de cristo, na chr, na christus, n e, нашей эры, н э,
    μ χ, μχ, 公元, 西元, 紀元, م, ميلادي, ميلادية, الميلادي, לספירה`,
  early: `early, beginning, begin, start, början, tidigt, tidig, anfang, anfangs, beginn, früh, frühe, früher, frühes, frühen, début, principios, principio, comienzos, inicio, início,
    inícios, inizio, inizi, aanvang, начало, начала, нач, początek, początku, pocz, αρχές, αρχή, 初, 初期, 初頭, 初头, 初葉, 早期, 前期, أوائل, بداية, مطلع, ראשית, תחילת`,
  middle: `mid, middle, mitt, mitten, mitte, milieu, mediados, meados, midden, середина, середины, сер, środek, μέσα, 中期, 中葉, 中叶, 中頃, منتصف, أواسط, אמצע`,
  late: `late, end, slut, slutet, sent, ende, spät, späte, später, spätes, späten, fin, fins, fines, finales, finais, fim, fine, eind, einde, laat,
    конец, конца, кон, koniec, końca, τέλη, τέλος, 末, 末期, 末葉, 晚期, 晩期, 後期, 后期, أواخر, نهاية, סוף, שלהי`,
  firstHalf: `前半, 上半, 上半叶, 上半葉, 前半期`,
  secondHalf: `後半, 后半, 下半, 下半叶, 下半葉, 後半期`,
  half: `half, hälft, hälften, hälfte, moitié, mitad, metà, metade, helft, половина, половины, пол, połowa, połowy, poł, μισό, النصف, מחצית`,
  third: `tredjedel, drittel, drittels, tiers, tercio, terço, треть, трети`,
  quarter: `quarter, qtr, fjärdedel, viertel, viertels, kwart, quartel, четверть, четверти, четв, ćwierć, ćw, τέταρτο, الربع, רבע`,
  to: `to, or, and, through, thru, och, eller, und, oder, à, au, et, ou, y, a, al, o, e, ed, en, и, или, do, i, lub, και, 至, 到, إلى, و, או, ועד`,
  until: `until, till, bis, bis zu, tot, jusque, jusquà, jusquen, hasta, até, fino al, עד, έως, ως, حتى`,
  /** "To" between years; alone, the year itself is not meant. */
  untilBefore: `до`,
  before: `before, prior to, pre, pre -, ante, ante quem, vor, vor dem, avant, antes de, antes del, antes do, prima del, prima di, prima de, före, earlier than, przed, voor, πριν, قبل, לפני`,
  after: `after, post, post -, post quem, nach, nach dem, après, después de, después del, depois de, dopo, dopo il, efter, later than, po, na, после, μετά, بعد, אחרי`,
  notAfter: `no later than, not later than, not after, at the latest, in or before, on or before, before or in, spätestens, au plus tard, by, by about, by ca, by c`,
  notBefore: `not before, no earlier than, not earlier than, in or after, on or after, after or in, frühestens, au plus tôt, since, seit, ab, depuis, desde, à partir de, a partir de, с`,
  orBefore: `or earlier, or before, and earlier, and before, oder früher, und früher, ou avant, et avant, o antes, o anterior`,
  orAfter: `or later, or after, and later, and after, onwards, onward, oder später, und später, ou après, et après, o después, o posterior, ff`,
  decade: `años, años de, anni, anos, années, lata, jaren, década de, década de los, década dos, decade of, decade of the, שנות`,
  decades: `年代`,
  bp: `bp, b p, cal bp, years bp, yrs bp, yr bp, years cal bp, before present, years before present, years ago`,
  hijri: `ah, a h, h, anno hegirae, hijri, hegira, هـ, ه, هجري, هجرية, الهجري, الهجرية`,
  solarHijri: `shamsi, solar hijri, هـ ش, ه ش`,
  samvat: `samvat, vikram samvat, vikrama samvat, vikram, vs, v s, sambat`,
  saka: `saka, śaka, shaka, saka era, śaka era, śaka samvat, saka samvat`,
  anno: `am, a m, anno mundi`,
  buddhist: `buddhist era, b e`,
  minguo: `minguo, 民國, 民国`,
  /** Words between the others, without a meaning. */
  filler: `c, ca, cca, circa, cirka, omkring, kring, um, about, around, approx, approximately, roughly, nearly, the, of, den, dem, der, des, das, die, le, la, les, l, du, de, d,
    del, della, dello, il, lo, el, los, las, dos, da, het, van, in, im, anno, år, året, jahr, jahre, the year, year, years, an, lan, año, jaar, ano, około, ok, roku, rok, r, около, ок,
    г, гг, год, года, году, годы, годов, περί, περίπου, το, του, vers, environ, hacia, alrededor, verso, intorno, cerca, por volta de,
    tussen, between, entre, zwischen, tra, fra, między, между, μεταξύ, probably, possibly, perhaps, likely, vermutlich, wohl, wahrscheinlich, early modern,
    年, 年間, 年间, 約, 约, 頃, ごろ, حوالي, نحو, عام, سنة, בערך, שנת, ה, من`,
  /** What follows the number of a later work on the object. */
  rest: `with, cast, later, posthumous, replica, exhibited, manufactured, buried, mounted, gilded, printed, published, fabricated, this version`,
  /** Later work before these words, from the last comma on. */
  additions: `additions, restorations, goldwork`,
  /** The number that follows is no year. */
  numbered: `no, nos, nr, nrs, num, number, numbers, numéro, numero, número, model, modell, modèle, modelo, modello, lot, inv, cat, fig, figs, pl, plate, page, pages, p, pp, vol, volume,
    room, op, opus, size, serial, edition of, item, ref, catalogue, catalog, case, box, tafel, taf, abb, seite`,
  /** The number before is no year. */
  measured: `mm, cm, km, kg, kilo, grams, lb, lbs, oz, inches, ft, feet, copies, pieces, parts, figures, pages, leaves, folios, sheets, stück, teile, volumes, items, x`,
} as const

export type Phrase = keyof typeof PHRASES

const GERMAN =
  `fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst`
    .split(' ')
    .map((stem) => ['e', 'er', 'es', 'en'].map((ending) => stem + ending).join(' '))

/** Ordinals in words: the first line means 1, and so on. */
export const ORDINALS: readonly string[] = [
  'first första erste erster erstes ersten première premier primera primer primeira primeiro prima primo eerste первая первой первый pierwsza pierwszej πρώτο πρώτου α الأول ראשונה הראשונה',
  'second andra zweite zweiter zweites zweiten deuxième seconde segunda segundo seconda secondo tweede вторая второй второе druga drugiej δεύτερο δευτέρου β الثاني שנייה השנייה',
  'third tredje dritte dritter drittes dritten troisième tercer tercera terceira terceiro terza terzo derde третья третьей trzecia trzeciej τρίτο γ الثالث',
  'fourth fjärde vierte vierter viertes vierten quatrième cuarto cuarta quarta quarto quart vierde четвертая четвертой czwarta czwartej δ الرابع',
  ...[
    'fifth الخامس',
    'sixth السادس',
    'seventh السابع',
    'eighth الثامن',
    'ninth التاسع',
    'tenth العاشر',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth العشرين العشرون',
  ].map((words, at) => `${words} ${GERMAN[at]}`),
]

/** "Last", "second to last" and so on of two, three or four parts. */
export const LAST =
  'last sista letzte letzter letztes letzten dernier dernière último última ultimo ultima laatste последняя последней последний ostatnia ostatniej'

/** Ordinals that are also a fraction: "first third", "terzo quarto". */
export const FRACTIONS: Readonly<Record<string, number>> = {
  third: 3,
  terzo: 3,
  tercer: 3,
  derde: 3,
  quart: 4,
  quarto: 4,
  cuarto: 4,
}

/** Endings of ordinals in digits: "18th", "2e", "1ª", "18ος", "19-й". */
export const ORDINAL_ENDINGS =
  'st nd rd th e er ère re nde ème eme ième de ste a o ra da do ro mo ος ου η ο ού го й я е'
/** Endings of decades in digits: "1920s", "1920er", "1640-tal", "1920-е". */
export const DECADE_ENDINGS = 's er ern erjahre tal tals talet talets е х'
