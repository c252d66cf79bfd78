/** Faults in search. */
const difference = 'functions/src/search/index/indexDifference.ts'
const contributor = 'functions/src/search/contributor.ts'
const facetCounts = 'functions/src/search/results/facetCounts.ts'
const filters = 'functions/src/search/results/filters.ts'
const textIndex = 'functions/src/search/index/textIndex.ts'

export const SEARCH_FAULTS = {
  'a search that finds deleted artifacts': [
    ['tests/api/browse/searchChanges.test.ts', 'deletions directly in Firestore'],
    [difference, 'if (count !== size) await', 'if (count > size) await'],
  ],
  'facets that count with their own filter': [
    ['tests/api/browse/search.test.ts', 'counts each facet without its own'],
    [facetCounts, '(fails & ~TYPE) === 0', 'fails === 0'],
  ],
  'contributor totals with deleted or hidden artifacts': [
    ['tests/api/accounts/contributors.test.ts', 'is current'],
    [textIndex, 'this.#artifacts.remove(number)', ''],
  ],
  "a contributor's outdated name": [
    ['tests/api/accounts/contributors.test.ts', 'has the current name'],
    [contributor, 'one.addedAt >= latest.addedAt', 'one.addedAt < latest.addedAt'],
  ],
  "contributor totals with other users' likes": [
    ['tests/api/accounts/contributors.test.ts', 'has the current name'],
    [
      'functions/src/artifacts/listArtifacts.ts',
      "const query = artifacts.where('adder_uid', '==', uid)",
      'const query = artifacts',
    ],
  ],
  "a contributor filter that finds other users' artifacts": [
    ['tests/api/accounts/contributors.test.ts', 'not those of another user of the same name'],
    [filters, "contributor !== '' && artifact", "contributor === '' && artifact"],
  ],
  'processor time of searches that counts in no quota': [
    ['tests/api/server/readLimits.test.ts', 'threat 57'],
    [
      'functions/src/search/searchHandlers.ts',
      'commit({ processorMs: performance.now() - start })',
      'commit({})',
    ],
  ],
}
