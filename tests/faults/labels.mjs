/** Faults in the labels. */
const markup = 'functions/src/share/markup.ts'
const shared = 'functions/src/share/findShared.ts'
const shell = 'functions/src/share/appShell.ts'
const picture = 'functions/src/share/label/labelPicture.ts'
const text = 'functions/src/share/plainText.ts'
const gone = 'functions/src/artifacts/tombstones.ts'

export const LABEL_FAULTS = [
  {
    name: 'labels with unescaped markup',
    edits: [[markup, 'escaped(String(value))', 'String(value)']],
    test: ['api/share/labelHostile', 'have valid labels'],
  },
  {
    name: 'unescaped JSON-LD',
    edits: [[markup, '/[<>&\\u2028\\u2029]/g', '/[\\u2028\\u2029]/g']],
    test: ['api/share/labelHostile', 'have valid labels'],
  },
  {
    name: 'direction overrides on labels',
    edits: [[text, 'withoutDirectionControls(text)', 'text']],
    test: ['api/share/labelHostile', 'have valid labels'],
  },
  {
    name: 'labels with unchecked image URLs',
    edits: [
      [
        picture,
        'if (!isImageSource(address, { site: host, hosts: params.imageHosts })) return null',
        'if (!URL.canParse(address)) return null',
      ],
      [picture, 'new URL(shownImageUrl(address, host))', 'new URL(address)'],
    ],
    test: ['api/share/labelHostile', 'request nothing from other hosts'],
  },
  {
    name: 'labels of artifacts being deleted or hidden',
    edits: [
      [shared, 'if (isBeingHidden(fields)) return { status: 404 }', ''],
      [shared, 'if (isBeingDeleted(fields)) return { status: 410 }', ''],
    ],
    test: ['api/share/label', 'where there is no label'],
  },
  {
    name: 'pages of an earlier release',
    edits: [[shell, 'if (response.status === 304 && known) return known', 'if (known) return known']],
    test: ['api/share/appPages', 'sends the page once per release'],
  },
  {
    name: 'labels without an expiry of tombstones',
    edits: [[gone, ' && expiresAt.toMillis() > Date.now()', '']],
    test: ['api/share/label', 'where there is no label'],
  },
  {
    name: 'labels that reveal the deletion of hidden artifacts',
    edits: [
      [
        'functions/src/artifacts/deleteArtifact.ts',
        '    transaction.delete(ref)\n    deleteRelatedDocuments(transaction, id)',
        '    transaction.delete(ref)\n    deleteRecord(transaction, id)',
      ],
    ],
    test: ['api/share/label', 'where there is no label'],
  },
]
