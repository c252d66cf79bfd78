/** Where records live in Firestore (docs/product-decisions.md, section 1; docs/decisions/003-rest-conventions.md). */

export const ARTIFACTS = 'artifacts'
export const LIKES = 'likes'
/** Answers of `POST /artifacts` that an Idempotency-Key may ask for again. Server only. */
export const REPLAYS = 'replays'
/** Ids of deleted artifacts, until they are forgotten (docs/decisions/007-deletion.md). Server only. */
export const GONE = 'gone'
/** Writes that one person made in the current minute. Server only. */
export const QUOTAS = 'quotas'

/** What only an artifact's adder reads, beneath the artifact. */
export const PRIVATE = 'private'

/** Artifacts that curators have hidden, and their likes: moved out of every query (docs/decisions/009-reports.md). */
export const HIDDEN = 'hidden'
export const HIDDEN_LIKES = 'hiddenLikes'
/** What people report, and for each reported artifact what curators decided. Server only. */
export const REPORTS = 'reports'
export const CASES = 'cases'
/** Whose artifacts wait for a decision of curators, a document for each; only the server writes it (docs/decisions/009-reports.md). */
export const REPORTED = 'reported'

/** Photos of artifacts, with their bytes. Server only: browsers get them from the API (docs/decisions/012-photos.md). */
export const PHOTOS = 'photos'

/** What changed in artifacts, a document for each that was changed; only the server writes it (docs/decisions/010-histories.md). */
export const HISTORIES = 'histories'

/** The search's index. Server only. */
export const SEARCH_INDEX = 'searchIndex'

/** An artifact's document. */
export const artifactPath = (id: string) => `${ARTIFACTS}/${id}`
/** The adder's personal data, beside the public record. */
export const adderPath = (artifactId: string) => `${ARTIFACTS}/${artifactId}/${PRIVATE}/adder`
/** A like's document. */
export const likePath = (id: string) => `${LIKES}/${id}`
/** A hidden artifact's document. */
export const hiddenPath = (artifactId: string) => `${HIDDEN}/${artifactId}`
/** The document of a hidden artifact's like. */
export const hiddenLikePath = (likeId: string) => `${HIDDEN_LIKES}/${likeId}`
/** A report's document. */
export const reportPath = (id: string) => `${REPORTS}/${id}`
/** The document of what was decided about an artifact. */
export const casePath = (artifactId: string) => `${CASES}/${artifactId}`
/** The document that tells its adder that an artifact waits for curators. */
export const reportedPath = (artifactId: string) => `${REPORTED}/${artifactId}`
/** The document of an artifact's changes. */
export const historyPath = (artifactId: string) => `${HISTORIES}/${artifactId}`
/** A photo's document. */
export const photoPath = (id: string) => `${PHOTOS}/${id}`
