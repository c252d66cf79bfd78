/** Faults in search. */
const membership = 'functions/src/search/membership.ts'
const contributor = 'functions/src/search/contributor.ts'
const facets = 'functions/src/search/facets.ts'
const textIndex = 'functions/src/search/textIndex.ts'

export const SEARCH_FAULTS = [
  {
    name: 'a search that goes on finding what was deleted',
    edits: [[membership, 'if (count !== size) await', 'if (count > size) await']],
    test: ['api/searchChanges', 'deleted straight in Firestore'],
  },
  {
    name: 'facets that count with their own filter',
    edits: [[facets, '(fails & ~TYPE) === 0', 'fails === 0']],
    test: ['api/search', 'counts each facet without its own'],
  },
  {
    name: 'a contributor who goes on counting what was deleted or hidden',
    edits: [[textIndex, 'this.#artifacts.remove(number)', '']],
    test: ['api/contributors', 'is followed'],
  },
  {
    name: 'a contributor whose first name stays',
    edits: [[contributor, 'one.addedAt >= latest.addedAt', 'one.addedAt < latest.addedAt']],
    test: ['api/contributors', 'has the name of today'],
  },
  {
    name: 'likes of others that count for a contributor',
    edits: [
      [
        'functions/src/artifacts/listArtifacts.ts',
        "const query = artifacts.where('adder_uid', '==', uid)",
        'const query = artifacts',
      ],
    ],
    test: ['api/contributors', 'has the name of today'],
  },
  {
    name: 'a filter by contributor that lets others pass',
    edits: [[facets, "contributor !== '' && artifact", "contributor === '' && artifact"]],
    test: ['api/contributors', 'not those of another user of the same name'],
  },
]
