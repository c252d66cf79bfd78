/** Fields of artifacts with further photographs, for the import tool, which writes artifacts in batches. */
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import type { Fields } from '#firestore.ts'
import { moreFields } from '#photos/moreFields.ts'

/** Returns the fields that an artifact's record has about its further photographs. */
export const photographFields = (photographs: readonly Photograph[]): Fields => moreFields(photographs)
