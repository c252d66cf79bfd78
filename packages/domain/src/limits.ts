/** Every limit of the product, in one table: form, API, rules, import and tests read it (docs/data-and-rules.md). */

/** Characters (UTF-16 units, as security rules count them) of an artifact's name after trimming. */
export const NAME_MAX = 200
/** Characters of every other text field. */
export const TEXT_MAX = 5_000
/** Characters of an image address. */
export const IMAGE_URL_MAX = 2_048
/** Characters of who took a picture, and of its licence. */
export const IMAGE_CREDIT_MAX = 200
export const IMAGE_LICENCE_MAX = 100
/** Characters of a password, at least (specification, section 9). */
export const PASSWORD_MIN = 6

/** Characters of what a report, or a curator's decision, says. */
export const REPORT_TEXT_MAX = 1_000
/** Reports that curators see beside an artifact, and decisions: the newest. */
export const REPORTS_SHOWN = 10

/** Artifacts in a page of Browse. */
export const PAGE_SIZE = 24
/** Artifacts in the featured grid: two rows of three. */
export const FEATURED_COUNT = 6
/** Documents that one list query may ask of Firestore; `firestore.rules` holds the same number. */
export const QUERY_LIMIT_MAX = 100
/** Artifacts in one answer of a REST list: when the caller does not say, and at most. */
export const ANSWER_LIMIT_DEFAULT = 100
export const ANSWER_LIMIT_MAX = 500
/** Characters that are searched for at once. */
export const QUERY_TEXT_MAX = 200
/** Results in one answer of the search, at most; a page unless the caller says. */
export const SEARCH_LIMIT_MAX = 100
/** Artifacts that an artifact's page shows as being alike. */
export const SIMILAR_COUNT = 6

/** Bytes of a request body; the largest honest artifact stays far below. */
export const BODY_BYTES_MAX = 262_144

/** What an artifact's history keeps: so many changes, the newest, and bytes; the newest change is kept whole in any case. */
export const HISTORY_MAX = { changes: 50, bytes: 100_000 } as const

/** What a photo may have at most: bytes, and pixels of its longer side (docs/decisions/012-photos.md). */
export const PHOTO_MAX = {
  large: { bytes: 400_000, side: 1_600 },
  medium: { bytes: 120_000, side: 960 },
  small: { bytes: 40_000, side: 480 },
} as const
/** Bytes of all copies of a photo that our own form makes: a record with a photo sends 440 kB at most, its other calls included. */
export const PHOTO_COPIES_BYTES_MAX = 430_000
/** Bytes of a request that sends the copies, with what stands between them. */
export const PHOTO_BODY_BYTES_MAX = 448_000
