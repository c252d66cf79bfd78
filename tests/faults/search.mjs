/** Faults in search. */
const difference = 'functions/src/search/index/indexDifference.ts'
const contributor = 'functions/src/search/contributor.ts'
const facetCounts = 'functions/src/search/results/facetCounts.ts'
const filters = 'functions/src/search/results/filters.ts'
const textIndex = 'functions/src/search/index/textIndex.ts'

export const SEARCH_FAULTS = [
  {
    name: 'a search that finds deleted artifacts',
    edits: [[difference, 'if (count !== size) await', 'if (count > size) await']],
    test: ['api/browse/searchChanges', 'deletions directly in Firestore'],
  },
  {
    name: 'facets that count with their own filter',
    edits: [[facetCounts, '(fails & ~TYPE) === 0', 'fails === 0']],
    test: ['api/browse/search', 'counts each facet without its own'],
  },
  {
    name: 'contributor totals with deleted or hidden artifacts',
    edits: [[textIndex, 'this.#artifacts.remove(number)', '']],
    test: ['api/accounts/contributors', 'is current'],
  },
  {
    name: "a contributor's outdated name",
    edits: [[contributor, 'one.addedAt >= latest.addedAt', 'one.addedAt < latest.addedAt']],
    test: ['api/accounts/contributors', 'has the current name'],
  },
  {
    name: "contributor totals with other users' likes",
    edits: [
      [
        'functions/src/artifacts/listArtifacts.ts',
        "const query = artifacts.where('adder_uid', '==', uid)",
        'const query = artifacts',
      ],
    ],
    test: ['api/accounts/contributors', 'has the current name'],
  },
  {
    name: "a contributor filter that finds other users' artifacts",
    edits: [[filters, "contributor !== '' && artifact", "contributor === '' && artifact"]],
    test: ['api/accounts/contributors', 'not those of another user of the same name'],
  },
  {
    name: 'processor time of searches that counts in no quota',
    edits: [
      [
        'functions/src/search/searchHandlers.ts',
        'commit({ processorMs: performance.now() - start })',
        'commit({})',
      ],
    ],
    test: ['api/server/readLimits', 'threat 57'],
  },
]
