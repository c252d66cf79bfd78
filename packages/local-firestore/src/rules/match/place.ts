/** Where an access happens, as far as it is known: queries do not say which document they return. */

/** One segment that may be anything. */
export const ANY_SEGMENT = Symbol('any segment')
/** Zero or more segments that may be anything. */
export const ANY_SEGMENTS = Symbol('any segments')

export type PlaceSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS
