/** Entry point: exports the Cloud Function `api` with its route table. */
import { DEADLINES } from '@tracker/domain/api/deadlines.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { onRequest } from 'firebase-functions/v2/https'
import * as account from '#account/accountHandlers.ts'
import * as artifacts from '#artifacts/artifactHandlers.ts'
import { serve } from '#http/router.ts'
import { forgetRenderings } from '#share/browse/browsePage.ts'
import { PAGES } from '#share/shareHandlers.ts'
import * as likes from '#likes/likeHandlers.ts'
import * as lists from '#lists/listHandlers.ts'
import * as moderation from '#moderation/moderationHandlers.ts'
import * as photos from '#photos/photoHandlers.ts'
import * as reports from '#reports/reportHandlers.ts'
import * as search from '#search/searchHandlers.ts'

/** `maxInstances` and `concurrency` limit the cost of abuse. */
const OPTIONS = {
  region: SITE.regions.function,
  // Dedicated account with the roles in docs/deploying.md, not the default account with the Editor role.
  serviceAccount: 'artifact-tracker-api@',
  memory: '512MiB',
  timeoutSeconds: DEADLINES.function / 1000,
  concurrency: 80,
  maxInstances: 10,
  invoker: 'public',
  cors: false,
} as const

export const api = onRequest(
  OPTIONS,
  serve(
    {
      featuredArtifacts: artifacts.getFeatured,
      artifacts: artifacts.getArtifacts,
      search: search.getSearch,
      similar: search.getSimilar,
      neighbours: search.getNeighbours,
      suggestions: search.getSuggestions,
      contributor: search.getContributor,
      artifact: artifacts.getArtifact,
      addArtifact: artifacts.postArtifact,
      myArtifacts: artifacts.getMine,
      deleteArtifact: artifacts.deleteArtifact,
      undoDelete: artifacts.postUndoDelete,
      updateArtifact: artifacts.patchArtifact,
      like: likes.postLike,
      unlike: likes.deleteLike,
      liked: likes.getLiked,
      myLists: lists.getLists,
      exhibitions: lists.getExhibitions,
      addList: lists.postList,
      list: lists.getList,
      updateList: lists.patchList,
      deleteList: lists.deleteList,
      putListEntry: lists.postEntry,
      changeListEntries: lists.patchEntries,
      deleteListEntry: lists.deleteEntry,
      report: reports.postReport,
      reports: reports.getReports,
      decide: reports.postDecision,
      reporter: reports.getReporter,
      decideReporter: reports.postReporter,
      decideMany: moderation.postDecisions,
      openReports: moderation.getOpenReports,
      moderation: moderation.getModeration,
      suspensions: moderation.getSuspensions,
      suspend: moderation.postSuspension,
      liftSuspension: moderation.deleteSuspension,
      addPhoto: photos.postPhoto,
      photo: photos.getPhoto,
      deletePhoto: photos.deletePhoto,
      hiddenPhoto: photos.getHiddenPhoto,
      account: account.getAccount,
      deleteAccount: account.deleteAccount,
      renameArtifacts: account.postName,
    },
    PAGES,
    forgetRenderings,
  ),
)
