/** Firestore collections and document paths (docs/data-and-rules.md). */

export const ARTIFACTS = 'artifacts'
export const LIKES = 'likes'
/** Stored responses of `POST /artifacts` and `POST /lists` by Idempotency-Key. Server only. */
export const REPLAYS = 'replays'
/** Ids of recently deleted artifacts, with a time to live (docs/decisions/007-deletion.md). Server only. */
export const TOMBSTONES = 'gone'
/** Writes of a user in the current minute, and artifacts and photos added on the current day. Server only. */
export const QUOTAS = 'quotas'

/** Subcollection of an artifact that only its adder may read. */
export const PRIVATE = 'private'

/** Artifacts hidden by curators, and their likes. Moved here so that no query returns them (docs/decisions/009-reports.md). */
export const HIDDEN = 'hidden'
export const HIDDEN_LIKES = 'hiddenLikes'
/** Reports, and the curators' decisions per reported artifact or list. Server only. */
export const REPORTS = 'reports'
export const CASES = 'cases'
/** Pseudonyms of reporters, by uid. Server only (docs/decisions/009-reports.md). */
export const REPORTERS = 'reporters'
/** One document per artifact with open reports, readable by its adder. Written by the server (docs/decisions/009-reports.md). */
export const REPORTED = 'reported'

/** Suspended contributors. Server only (docs/decisions/009-reports.md). */
export const SUSPENSIONS = 'suspensions'
/** Artifacts whose deletion can still be undone. Server only (docs/decisions/007-deletion.md). */
export const TRASH = 'trash'

/** Uploaded photos with their bytes. Server only; browsers load them from the API (docs/decisions/012-photos.md). */
export const PHOTOS = 'photos'

/** Further photographs of visible artifacts, one document per artifact. Written by the server (docs/decisions/035-several-photographs.md). */
export const MORE_PHOTOS = 'morePhotos'

/** Change histories, one document per changed artifact. Written by the server (docs/decisions/010-histories.md). */
export const HISTORIES = 'histories'

/** Lists of artifacts, readable by their owner and, if shared, by id. Written by the server (docs/decisions/029-lists.md). */
export const LISTS = 'lists'

/** Reports of lists stored by version 1.0, which `npm run migrate` moves to `reports`. Server only. */
export const LIST_REPORTS = 'listReports'

/** Applied migrations, and the positions of interrupted ones. Operators only. */
export const MIGRATIONS = 'migrations'

/** Stored search index. Server only. */
export const SEARCH_INDEX = 'searchIndex'

export const artifactPath = (id: string) => `${ARTIFACTS}/${id}`
/** Document with the adder's e-mail address. */
export const adderPath = (artifactId: string) => `${ARTIFACTS}/${artifactId}/${PRIVATE}/adder`
/** Document with the further photographs of a visible artifact. */
export const morePhotosPath = (artifactId: string) => `${MORE_PHOTOS}/${artifactId}`
export const likePath = (id: string) => `${LIKES}/${id}`
export const hiddenPath = (artifactId: string) => `${HIDDEN}/${artifactId}`
export const historyPath = (artifactId: string) => `${HISTORIES}/${artifactId}`
