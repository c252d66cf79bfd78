/** Faults in the search. */
const membership = 'functions/src/search/membership.ts'
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
]
