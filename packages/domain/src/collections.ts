/** Where records live in Firestore (docs/product-decisions.md, section 1; docs/decisions/003-server-collections.md). */

export const ARTIFACTS = 'artifacts'
export const LIKES = 'likes'
/** Answers of `POST /artifacts` that an Idempotency-Key may ask for again. Server only. */
export const REPLAYS = 'replays'
/** Writes that one person made in the current minute. Server only. */
export const QUOTAS = 'quotas'

/** What only an artifact's adder reads, beneath the artifact. */
export const PRIVATE = 'private'

export const artifactPath = (id: string) => `${ARTIFACTS}/${id}`
/** The adder's personal data, beside the public record. */
export const adderPath = (artifactId: string) => `${ARTIFACTS}/${artifactId}/${PRIVATE}/adder`
export const likePath = (id: string) => `${LIKES}/${id}`
