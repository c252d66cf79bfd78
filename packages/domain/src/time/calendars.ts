/** Years of other calendars as years of ours. Those that begin on another day than January 1 cover two of our years. */

/** Removes year 0, which years counted from an epoch have. */
const withoutZero = (year: number) => (year < 1 ? year - 1 : year)

const shifted =
  (years: number) =>
  (year: number): readonly [number, number] => [withoutZero(year + years), withoutZero(year + years + 1)]

const JULIAN_LAST = 2_299_160
/** Year of a Julian day: of the Julian calendar until 1582, then of the Gregorian. */
function yearOfDay(day: number): number {
  if (day > JULIAN_LAST) return new Date((day - 2_440_587.5) * 86_400_000).getUTCFullYear()
  return Math.floor((4 * (day - 1_721_424) + 3) / 1_461) + 1
}

/** Julian day on which a year of the Islamic civil calendar begins. */
const hijriDay = (year: number) => 1_948_440 + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)

/** Creation of the world to AD 1: 3,761 years in the Jewish calendar, 5,509 in the Byzantine, whose years were longer in use. */
const JEWISH_LAST = 5_900

const CALENDARS = {
  hijri: (year) => [yearOfDay(hijriDay(year)), yearOfDay(hijriDay(year + 1) - 1)],
  solarHijri: shifted(621),
  samvat: shifted(-57),
  saka: shifted(78),
  anno: (year) => (year < JEWISH_LAST ? shifted(-3_761)(year) : shifted(-5_509)(year)),
  buddhist: (year) => [withoutZero(year - 543), withoutZero(year - 543)],
  minguo: (year) => [year + 1_911, year + 1_911],
  /** Years before 1950, as laboratories count. */
  bp: (year) => [withoutZero(1_950 - year), withoutZero(1_950 - year)],
} satisfies Record<string, (year: number) => readonly [begin: number, end: number]>

export type Calendar = keyof typeof CALENDARS
export const isCalendar = (name: string): name is Calendar => Object.hasOwn(CALENDARS, name)

/** Returns the years of ours in which a year of a calendar begins and ends, BC negative. */
export const yearsOfCalendar = (calendar: Calendar, year: number): readonly [begin: number, end: number] =>
  CALENDARS[calendar](year)
