/** The product's tagline (specification, section 1). */
export const TAGLINE = 'the best platform to track Artifacts'
