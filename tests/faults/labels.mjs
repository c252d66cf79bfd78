/** Faults in the labels. */
const markup = 'functions/src/share/markup.ts'
const shared = 'functions/src/share/findShared.ts'
const shell = 'functions/src/share/appShell.ts'
const picture = 'functions/src/share/label/labelPicture.ts'
const text = 'functions/src/share/plainText.ts'
const gone = 'functions/src/artifacts/tombstones.ts'

export const LABEL_FAULTS = {
  'labels with unescaped markup': [
    ['tests/api/share/labelHostile.test.ts', 'have valid labels'],
    [markup, 'escaped(String(value))', 'String(value)'],
  ],
  'unescaped JSON-LD': [
    ['tests/api/share/labelHostile.test.ts', 'have valid labels'],
    [markup, '/[<>&\\u2028\\u2029]/g', '/[\\u2028\\u2029]/g'],
  ],
  'direction overrides on labels': [
    ['tests/api/share/labelHostile.test.ts', 'have valid labels'],
    [text, 'withoutDirectionControls(text)', 'text'],
  ],
  'labels with unchecked image URLs': [
    ['tests/api/share/labelHostile.test.ts', 'request nothing from other hosts'],
    [
      picture,
      'if (!isImageSource(address, { site: host, hosts: params.imageHosts })) return null',
      'if (!URL.canParse(address)) return null',
    ],
    [picture, 'new URL(shownImageUrl(address, host))', 'new URL(address)'],
  ],
  'labels of artifacts being deleted or hidden': [
    ['tests/api/share/label.test.ts', 'where there is no label'],
    [shared, 'if (isBeingHidden(fields)) return { status: 404 }', ''],
    [shared, 'if (isBeingDeleted(fields)) return { status: 410 }', ''],
  ],
  'pages of an earlier release': [
    ['tests/api/share/appPages.test.ts', 'sends the page once per release'],
    [shell, 'if (response.status === 304 && known) return known', 'if (known) return known'],
  ],
  'labels without an expiry of tombstones': [
    ['tests/api/share/label.test.ts', 'where there is no label'],
    [gone, ' && expiresAt.toMillis() > Date.now()', ''],
  ],
  'labels that reveal the deletion of hidden artifacts': [
    ['tests/api/share/label.test.ts', 'where there is no label'],
    [
      'functions/src/visibility/purge.ts',
      '    transaction.delete(ref)\n    deleteRelatedDocuments(transaction, id)',
      '    transaction.delete(ref)\n    deleteRecord(transaction, id)',
    ],
  ],
}
