/** All limits of the product, used by forms, API, import and tests. `firestore.rules` repeats them (docs/data-and-rules.md). */

/** Maximum length of an artifact's name after trimming, in UTF-16 units as security rules count them. */
export const NAME_MAX = 200
/** Maximum length of every other text field. */
export const TEXT_MAX = 5_000
/** Maximum length of an image URL. */
export const IMAGE_URL_MAX = 2_048
/** Maximum length of an image's credit line and licence. */
export const IMAGE_CREDIT_MAX = 200
export const IMAGE_LICENCE_MAX = 100
/** Maximum length of the caption of a photograph. */
export const IMAGE_CAPTION_MAX = 500
/** Maximum photographs of an artifact besides `artifact_image`. */
export const MORE_PHOTOS_MAX = 11
/** Maximum length of an inventory number. */
export const INVENTORY_NUMBER_MAX = 100
/** Minimum length of a password. */
export const PASSWORD_MIN = 6

/** Maximum length of the text of a report or a curator's decision. */
export const REPORT_TEXT_MAX = 1_000
/** Number of newest reports and decisions shown to curators per artifact. */
export const REPORTS_SHOWN = 10

/** Maximum lengths of a list's texts, and of its entries and lists per account (docs/decisions/029-lists.md). */
export const LIST_TITLE_MAX = 200
export const LIST_INTRODUCTION_MAX = 5_000
export const LIST_NOTE_MAX = 1_000
export const LIST_ENTRIES_MAX = 100
export const LISTS_MAX = 200

/** Maximum artifacts that one call of `POST /decisions` decides on. */
export const DECISIONS_PER_CALL = 50
/**
 * Maximum artifacts that one call hides or restores when suspending a contributor or lifting a suspension.
 */
export const SUSPENSION_BATCH = 50

/** Maximum reports that one call of `POST /reporters/{id}` dismisses. */
export const DISMISSAL_BATCH = 50

/** Maximum visible and maximum hidden artifacts that one call of `POST /account/name` changes. */
export const RENAME_BATCH = 50

/**
 * An account is new until it is a day old and has this many visible artifacts (docs/decisions/011-quotas.md).
 */
export const NEW_ACCOUNT = { ageMs: 24 * 60 * 60_000, records: 3 } as const
/** Artifacts and photos that an account may add per day (UTC), and reports, appeals included, that it may send. */
export const DAILY_MAX = {
  records: { established: 1_000, new: 30 },
  photos: { established: 100, new: 40 },
  reports: { established: 100, new: 10 },
} as const

/** Time for which the web app offers to undo a deletion, in milliseconds. */
export const UNDO_MS = 10_000
/**
 * Time for which the API allows to undo a deletion, in milliseconds. Longer, because the offer pauses while
 * it has the pointer or the focus.
 */
export const UNDO_ACCEPTED_MS = 5 * 60_000

/** Artifacts per page in Browse. */
export const PAGE_SIZE = 24
/** Artifacts in the featured grid: two rows of three. */
export const FEATURED_COUNT = 6
/** Maximum `limit` of a Firestore list query. Must match `firestore.rules`. */
export const QUERY_LIMIT_MAX = 100
/** Maximum ids in an `in` filter of a query. */
export const QUERY_IDS_MAX = 30
/** Default and maximum page size of REST lists. */
export const LIST_LIMIT_DEFAULT = 100
export const LIST_LIMIT_MAX = 500
/** Maximum page size of the curators' list, whose cases cost up to fourteen reads each. */
export const CASES_LIMIT_MAX = 100
/** Maximum number of artifacts that the web app exports. `npm run export` has no limit. */
export const EXPORT_MAX = 2_000
/** Maximum rows of a file that the web app imports. `npm run import` has no limit. */
export const IMPORT_MAX = 5_000
/** Maximum length of a search text. */
export const QUERY_TEXT_MAX = 200
/** Maximum page size of search results. The default is `PAGE_SIZE`. */
export const SEARCH_LIMIT_MAX = 100
/** Maximum number of names suggested while typing. */
export const SUGGESTIONS = 8
/** Similar artifacts shown on a detail page. */
export const SIMILAR_COUNT = 6

/** Maximum size of a JSON request body in bytes. The largest valid artifact is far smaller. */
export const BODY_BYTES_MAX = 262_144

/** Maximum size of a change history. Oldest changes are removed first; the newest one is always kept. */
export const HISTORY_MAX = { changes: 50, bytes: 100_000 } as const

/** Maximum size of a photo and its copies: bytes, and pixels of the longer side (docs/decisions/012-photos.md). */
export const PHOTO_MAX = {
  large: { bytes: 400_000, side: 2_400 },
  medium: { bytes: 120_000, side: 960 },
  small: { bytes: 40_000, side: 480 },
} as const
/** Maximum total bytes of the copies that the web form creates. With its other calls, adding a record sends at most 440 kB. */
export const PHOTO_COPIES_BYTES_MAX = 430_000
/** Maximum size of a photo upload request in bytes, including multipart boundaries. */
export const PHOTO_BODY_BYTES_MAX = 448_000
