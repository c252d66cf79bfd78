/** Faults in citations, licences and records as data. */
const share = 'functions/src/share/shareHandlers.ts'
const cite = 'web/src/features/artifacts/cite'
const xmp = 'packages/domain/src/photo/withXmp.ts'

export const CITE_FAULTS = {
  'braces that end a BibTeX entry': [
    ['web/src/features/artifacts/cite/citation.test.ts', 'BibTeX balanced'],
    [`${cite}/bibtex.ts`, '\\textbraceright{}', '\\}'],
  ],
  'values over several lines of RIS': [
    ['web/src/features/artifacts/cite/citation.test.ts', 'stays on its line'],
    [`${cite}/ris.ts`, "value.replaceAll(/[\\s\\p{Cc}]+/gu, ' ')", 'value'],
  ],
  'caches that mix page and data': [
    ['tests/api/share/labelRecord.test.ts', 'keep both apart'],
    [share, 'Vary: vary, ', ''],
  ],
  'data for browsers': [
    ['functions/src/http/accept.test.ts', 'prefers JSON-LD'],
    [
      'functions/src/http/accept.ts',
      'qualityOf(accept, type) > qualityOf',
      'qualityOf(accept, type) >= qualityOf',
    ],
  ],
  'a licence of any site that looks like one': [
    ['packages/domain/src/photo/licences.test.ts', 'is none of them'],
    ['packages/domain/src/photo/licences.ts', '/^creativecommons\\.org\\/', '/creativecommons.*\\/'],
  ],
  'pictures whose metadata no program finds': [
    ['packages/domain/src/photo/withXmp.test.ts', 'extended header with its size'],
    [xmp, '(header[8] ?? 0) | HAS_XMP', '(header[8] ?? 0)'],
  ],
  'credits that break the metadata': [
    ['web/src/features/artifacts/cite/CiteDialog.test.tsx', 'with credit and licence'],
    [
      `${cite}/pictureFile.ts`,
      'text && `<${tag}>${escaped(text)}</${tag}>`',
      'text && `<${tag}>${text}</${tag}>`',
    ],
  ],
  'own words lost when a licence is spelled out': [
    ['web/src/features/editor/form/ArtifactForm.test.tsx', 'own words, and one'],
    [
      'web/src/features/editor/form/LicenceField.tsx',
      'isOwn || (known === null',
      'known === null || (known === null',
    ],
  ],
  'own photos that the reconciler deletes': [
    ['tests/api/photos/photoSweeps.test.ts', 'stays while the account has it'],
    [
      'functions/src/admin/findUnusedPhotos.ts',
      'for (const own of await photosOfAccounts(old.keys())) old.delete(own)',
      '',
    ],
  ],
  'own photos kept for whoever names them': [
    ['tests/api/photos/photoSweeps.test.ts', 'stays while the account has it'],
    [
      'functions/src/admin/findUnusedPhotos.ts',
      '.filter((own) => all.has(own))',
      ".flatMap((own) => [...all].filter((one) => one.split(' ')[1] === own.split(' ')[1]))",
    ],
  ],
  'avatars that ask for the public photo': [
    ['web/src/layout/account/AccountAvatar.test.tsx', 'not by its address'],
    [
      'web/src/layout/account/useOwnPhoto.ts',
      "  return own.key === key ? own.src : ''",
      '  return own.src || address',
    ],
  ],
  'a name that takes the uploaded photo away': [
    ['web/src/features/account/settings/AccountScreen.test.tsx', 'stays when the name is saved'],
    ['web/src/features/account/settings/NameForm.tsx', 'hasUpload ? user.photoURL : photoURL', 'photoURL'],
  ],
  'copies with artifacts that nobody sees': [
    ['tests/api/lists/listCopies.test.ts', 'leaves out'],
    [
      'functions/src/lists/listStore.ts',
      'return entries.filter(({ artifactId }) => visible.has(artifactId))',
      'return visible.size > 0 ? entries : []',
    ],
  ],
  'copies of private lists of others': [
    ['tests/api/lists/listCopies.test.ts', 'private one of another'],
    [
      'functions/src/lists/listStore.ts',
      'const list = await readableList(id, uid)\n  if',
      'const list = readList(id, fieldsOf(await listRef(id).get()) ?? {})\n  if',
    ],
  ],
  'copies that are too long': [
    ['tests/api/lists/listCopies.test.ts', 'more than'],
    [
      'functions/src/lists/listStore.ts',
      'if (entries.length > LIST_ENTRIES_MAX)',
      'if (entries.length > 10 * LIST_ENTRIES_MAX)',
    ],
  ],
  'lists of more results than a list has room for': [
    ['web/src/features/lists/ListOfResults.test.tsx', 'the first'],
    ['web/src/features/lists/resultIds.ts', '[...ids].slice(0, room)', '[...ids]'],
  ],
}
