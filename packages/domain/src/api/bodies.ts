/** Request and response bodies by their names in the OpenAPI document. */
import * as z from 'zod/mini'
import { contributorSchema } from '../account/contributor.ts'
import { ownDataSchema } from '../account/ownData.ts'
import { artifactSchema, contentSchema } from '../artifact/artifact.ts'
import { likeSchema } from '../likes/like.ts'
import { listChangeSchema, listEntryChangeSchema, listSchema, newListSchema } from '../lists/list.ts'
import { PHOTO_MAX } from '../limits.ts'
import {
  decidedManySchema,
  decisionsSchema,
  moderationSchema,
  openReportsSchema,
  progressSchema,
  reporterDecisionSchema,
  reporterSchema,
  suspendedSchema,
  suspensionSchema,
} from '../reports/moderation.ts'
import { decisionSchema, reportSchema } from '../reports/report.ts'
import { reportedSchema } from '../reports/reportedCase.ts'
import {
  searchResponseSchema,
  similarResponseSchema,
  suggestionsResponseSchema,
} from '../search/searchResponse.ts'
import { text } from './describedFields.ts'
import {
  decidedSchema,
  deletedSchema,
  insertedSchema,
  listEntrySavedSchema,
  listSavedSchema,
  modifiedSchema,
  photoSchema,
  restoredSchema,
} from './endpoints.ts'
import { problemSchema } from './problem.ts'

const newArtifactSchema = z.extend(contentSchema, {
  adder_name: z.optional(text('Used if the account has no display name')),
  adder_email: z.optional(text("Ignored; the account's e-mail address is used")),
})

/** A file field of a form. */
const photoFile = (size: keyof typeof PHOTO_MAX) => {
  const { bytes, side } = PHOTO_MAX[size]
  return text(`WebP or JPEG without metadata, at most ${bytes / 1000} kB and ${side} pixels per side`)
}

/** Request bodies, by their names in the OpenAPI document. */
export const REQUESTS = {
  NewArtifact: newArtifactSchema,
  ArtifactChange: z.partial(newArtifactSchema),
  NewLike: z.extend(z.partial(z.omit(likeSchema, { _id: true })), {
    artifactId: text('The only field that is used'),
    userEmail: z.optional(text('Ignored')),
  }),
  NewPhoto: z.object({
    large: photoFile('large'),
    medium: z.optional(photoFile('medium')),
    small: photoFile('small'),
  }),
  NewList: newListSchema,
  ListChange: listChangeSchema,
  ListEntryChange: listEntryChangeSchema,
  NewReport: reportSchema,
  NewDecision: decisionSchema,
  NewDecisions: decisionsSchema,
  NewReporterDecision: reporterDecisionSchema,
  NewSuspension: suspensionSchema,
} as const
export type RequestName = keyof typeof REQUESTS

/** Response bodies, by their names in the OpenAPI document. */
export const RESPONSES = {
  Artifact: artifactSchema,
  Like: likeSchema,
  List: listSchema,
  ListEntrySaved: listEntrySavedSchema,
  ListSaved: listSavedSchema,
  Found: searchResponseSchema,
  Similar: similarResponseSchema,
  Suggestions: suggestionsResponseSchema,
  Contributor: contributorSchema,
  OwnData: ownDataSchema,
  Photo: photoSchema,
  Reported: reportedSchema,
  Decided: decidedSchema,
  DecidedMany: decidedManySchema,
  OpenReports: openReportsSchema,
  Moderation: moderationSchema,
  Suspended: suspendedSchema,
  Reporter: reporterSchema,
  Progress: progressSchema,
  Restored: restoredSchema,
  Inserted: insertedSchema,
  Deleted: deletedSchema,
  Modified: modifiedSchema,
  Problem: problemSchema,
} as const
