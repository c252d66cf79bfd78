/** Faults in search. */
const difference = 'functions/src/search/index/indexDifference.ts'
const contributor = 'functions/src/search/contributor.ts'
const facetCounts = 'functions/src/search/results/facetCounts.ts'
const filters = 'functions/src/search/results/filters.ts'
const textIndex = 'functions/src/search/index/textIndex.ts'
const entry = 'functions/src/search/index/indexEntry.ts'
const sync = 'functions/src/search/index/indexSync.ts'
const wordIndex = 'functions/src/search/index/wordIndex.ts'
const hits = 'functions/src/search/matching/hits.ts'
const parsedQuery = 'functions/src/search/matching/parsedQuery.ts'
const queries = 'functions/src/search/queries.test.ts'
const patterns = 'functions/src/search/matching/patterns.ts'
const people = 'functions/src/search/people.test.ts'
const hostile = 'tools/bench/search/hostile.test.ts'

export const SEARCH_FAULTS = {
  'hits of an earlier search in the next one': [
    [queries, 'after other searches'],
    [hits, 'new Uint8Array(buffer).fill(0)', 'buffers.length'],
  ],
  'two known words corrected to one': [
    ['functions/src/search/engine.test.ts', 'coffee pot'],
    [parsedQuery, '!words.every((one) => index.words.has(one))', 'true'],
  ],
  'a search that finds deleted artifacts': [
    ['tests/api/browse/searchChanges.test.ts', 'deletions directly in Firestore'],
    [difference, 'if (count !== size) await', 'if (count > size) await'],
  ],
  'facets that count with their own filter': [
    ['tests/api/browse/search.test.ts', 'counts each facet without its own'],
    [facetCounts, '(fails & ~FILTERS.type) === 0', 'fails === 0'],
  ],
  'contributor totals with deleted or hidden artifacts': [
    ['tests/api/accounts/contributors.test.ts', 'is current'],
    [textIndex, 'this.#artifacts.remove(number)', ''],
  ],
  "a contributor's outdated name": [
    ['tests/api/accounts/contributors.test.ts', 'has the current name'],
    [contributor, 'theirs.at(-1)', 'theirs.at(0)'],
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
  'an index in which one artifact has any number of words': [
    [hostile, 'of Chinese letters are counted'],
    [entry, 'left -= 1 + words.size', 'left -= 0'],
  ],
  'a refresh of the index during which nothing else is served': [
    [hostile, 'of Hangul are indexed in slices'],
    [sync, 'performance.now() - start <= SLICE_MS', 'start !== -Infinity'],
  ],
  'a search that looks at all words with a beginning': [
    [hostile, 'of words with one beginning are indexed'],
    [wordIndex, 'const PREFIX_WORDS_MAX = 1_000', 'const PREFIX_WORDS_MAX = 1_000_000'],
  ],
  'a number whose zeros are divided in every possible way': [
    [hostile, 'of zeros and numbers are indexed'],
    [patterns, 'runs.map(withoutZeros)', 'runs.map((run) => `0*${withoutZeros(run)}`)'],
    [patterns, 'matches.test(withoutZeros(foldText(text)))', 'matches.test(foldText(text))'],
  ],
  'a search that compares any number of inventory numbers': [
    [hostile, 'of zeros and numbers are indexed'],
    [parsedQuery, 'const NUMBERS_MAX = 4', 'const NUMBERS_MAX = 1_000'],
  ],
  'leading zeros that hide an inventory number': [
    [people, 'finds no other number'],
    [patterns, "text.replace(/(?<!\\p{N})0+(?=\\p{N})/gu, '')", 'text'],
  ],
  'initials that say nothing about a name': [
    [people, 'finds turner first'],
    ['functions/src/search/matching/lookup.ts', 'if (beside) requireBeside(index, hits, beside)', ''],
  ],
  'numbers of inventories with their own punctuation only': [
    [people, 'finds its record first|finds no other number'],
    [patterns, 'join(`${GAP}{0,2}`)', "join('[.]')"],
  ],
  'stop words and initials in the line above the results': [
    [people, 'with nothing to explain'],
    ['functions/src/search/matching/explain.ts', 'concept.isNeeded &&', ''],
  ],
  'bars of the timeline by a logarithm': [
    ['web/src/features/search/timeline/timelineBins.test.ts', 'has the height of its artifacts per year'],
    [
      'web/src/features/search/timeline/timelineBins.ts',
      'Math.sqrt(densityOf(bin) /',
      'Math.log1p(densityOf(bin) /',
    ],
  ],
  'German plurals that find nothing': [
    ['functions/src/search/queries.test.ts', 'a German plural is found by its English word'],
    [parsedQuery, 'synonymsOf(words, !isKnown)', 'synonymsOf(words)'],
  ],
  'a French article that hides its word': [
    [people, 'l’assiette finds plate first'],
    [parsedQuery, 'afterArticles.find((after) => word.endsWith(after)) ?? word', 'word'],
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
