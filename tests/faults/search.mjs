/** Faults in the search. */
const membership = 'functions/src/search/membership.ts'
const contributor = 'functions/src/search/contributor.ts'
const results = 'functions/src/search/results.ts'

export const SEARCH_FAULTS = [
  {
    name: 'a search that goes on finding what was deleted',
    edits: [[membership, 'if (count !== size) await', 'if (count > size) await']],
    test: ['api/searchChanges', 'deleted straight in Firestore'],
  },
  {
    name: 'facets that count with their own filter',
    edits: [[results, '(fails & ~TYPE) === 0', 'fails === 0']],
    test: ['api/search', 'counts each facet without its own'],
  },
  {
    name: 'a contributor who goes on counting what was deleted or hidden',
    edits: [[contributor, 'other !== contributor || dead[at] === 1', 'other !== contributor']],
    test: ['api/contributors', 'is followed'],
  },
  {
    name: 'a contributor whose first name stays',
    edits: [[contributor, 'if (addedAt < newest) return', 'if (addedAt >= newest && artifacts > 1) return']],
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
    edits: [[results, "contributor !== '' && !isContributor", "contributor === '' && !isContributor"]],
    test: ['api/contributors', 'not what somebody of the same name added'],
  },
]
