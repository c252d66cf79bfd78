/** Faults in authentication, validation of input, and responses. */
const auth = 'functions/src/http/auth.ts'
const site = 'functions/src/http/site.ts'
const problem = 'functions/src/http/errorResponse.ts'
const router = 'functions/src/http/router.ts'
const body = 'functions/src/http/body.ts'
const query = 'functions/src/http/query.ts'
const create = 'functions/src/artifacts/createArtifact.ts'
const update = 'functions/src/artifacts/updateArtifact.ts'
const record = 'functions/src/artifacts/artifactRecord.ts'
const validation = 'functions/src/artifacts/artifactValidation.ts'
const photoUse = 'functions/src/photos/photoUsage.ts'
const photoStore = 'functions/src/photos/photoStore.ts'
const photoJpeg = 'packages/domain/src/photo/jpeg.ts'
const photoWebp = 'packages/domain/src/photo/webp.ts'
const likeHandlers = 'functions/src/likes/likeHandlers.ts'
const likePlan = 'functions/src/likes/planLike.ts'
const likeStore = 'functions/src/likes/likeStore.ts'
const imageUrl = 'packages/domain/src/photo/imageUrl.ts'
const content = 'packages/domain/src/artifact/content.ts'
const browse = 'packages/domain/src/artifact/sorts.ts'
const id = 'packages/domain/src/api/ids.ts'
const workbook = 'packages/domain/src/import/file/workbook.ts'
const years = 'packages/domain/src/time/years.ts'

const DECODE = `JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())`

/** Edits that store the body of an update or addition without validation. */
const believePatch = (fields) => [
  [validation, '(patch) => patch)', `(patch) => Object.assign(patch, ${fields}))`],
  [update, 'CONTENT_FIELDS.filter', '(Object.keys(patch) as typeof CONTENT_FIELDS).filter'],
]
const believeAdded = (fields) => [
  [validation, 'parseWith(adderSchema, value), (content,', `parseWith(adderSchema, value), (content_,`],
  [validation, '    content,\n', `    content: Object.assign(content_, ${fields}),\n`],
  [create, '{ ...newArtifact(content, adder),', '{ ...newArtifact(content, adder), ...content,'],
]
const sent = (field) =>
  `Object.hasOwn(value as object, '${field}') ? { ${field}: Object(value).${field} } : {}`

export const TRUST_FAULTS = {
  "use of another user's photo": [
    ['tests/api/photos/photos.test.ts', 'threat 67'],
    [photoUse, 'if (photo?.uid !== uid) throw', 'if (uid === null) throw'],
  ],
  'photos with trailing bytes': [
    ['tests/api/photos/photoBytes.test.ts', 'a page behind a WebP'],
    [
      photoWebp,
      'true) !== bytes.byteLength) throw photoWithTrailingBytes()',
      'true) > bytes.byteLength) throw photoWithTrailingBytes()',
    ],
  ],
  'photos with metadata': [
    ['tests/api/photos/photoBytes.test.ts', 'a JPEG with Exif'],
    [photoJpeg, 'if (odd) throw', 'if (odd && !isMetadata(odd)) throw'],
  ],
  'photos of hidden artifacts that are served': [
    ['tests/api/photos/photoSweeps.test.ts', 'out of sight with its artifact'],
    [photoStore, 'readCopyIf(id, size, isPhotoPublic)', 'readCopyIf(id, size, () => true)'],
  ],
  'uploaded photos that are public before an artifact uses them': [
    ['tests/api/photos/photoSweeps.test.ts', 'not before an artifact uses it'],
    [
      'functions/src/photos/photoUsage.ts',
      "return photoState(docs.map(() => 'visible')) === 'public'",
      "const hiddenUsers = await usersIn('hidden', photo).limit(1).get()\n  return docs.length > 0 || hiddenUsers.empty",
    ],
  ],
  'photos that are published below another host': [
    ['tests/api/photos/morePhotos.test.ts', 'below another host'],
    [
      'functions/src/photos/moreFields.ts',
      'photoAddressesIn(photos.map(({ url }) => url))',
      "photoAddressesIn(photos.map(({ url }) => url)).map((url) => url.split('/').at(-1))",
    ],
    [photoUse, "'array-contains', url)", "'array-contains', photoIdIn(url))"],
  ],
  'a requested host that is believed': [
    ['tests/api/photos/forgedHost.test.ts', 'SITE_HOST'],
    [site, 'isLocal(configured) && isLocal(requested) ? requested', 'requested ? requested'],
  ],
  "another spelling of the address of another user's photo": [
    ['tests/api/photos/forgedHost.test.ts', 'only its uploader can use'],
    [
      'packages/domain/src/photo/photoAddress.ts',
      'site && path.startsWith(PATH)',
      'site && pathname.startsWith(PATH)',
    ],
  ],
  'a workbook that is unpacked whatever its size': [
    ['packages/domain/src/import/file/workbook.test.ts', 'is refused'],
    [workbook, '!isDeclared || unpacked > max', '!isDeclared'],
  ],
  'dates that are read whole': [
    ['packages/domain/src/time/longText.test.ts', 'little processor time'],
    [years, "' ').slice(0, READ_MAX)", "' ')"],
    [years, '.slice(0, PARTS_MAX)', ''],
  ],
  'no token check': [
    ['tests/api/accounts/credentials.test.ts', 'threat 1'],
    [
      auth,
      'throw unauthenticated(authorization ===',
      `return { uid: 'u', email: 'u@example.com' }\n    throw unauthenticated(authorization ===`,
    ],
  ],
  'tokens that are only decoded': [
    ['tests/api/accounts/credentials.test.ts', 'threats 3 and 4'],
    [
      auth,
      'const { uid, email, curator, auth_time } = await getAuth(app).verifyIdToken(token)',
      `const { sub: uid, email, curator, auth_time } = ${DECODE}`,
    ],
  ],
  'no look-up of the account': [
    ['tests/api/accounts/production.test.ts', 'is refused on every call'],
    [
      auth,
      'if (disabled || !(claims.signedInAt * 1000 >= validFrom)) throw',
      'if (disabled === undefined) throw',
    ],
  ],
  'no owner check': [
    ['tests/api/artifacts/ownership.test.ts', 'threat 11'],
    [record, 'fields.adder_uid !== uid', 'fields.adder_uid === undefined'],
  ],
  'forged adder': [
    ['tests/api/artifacts/ownership.test.ts', 'threats 13 and 14'],
    [
      create,
      'adderName(account.displayName, submitted, email)',
      'adderName(submitted, account.displayName, email)',
    ],
  ],
  'mass assignment': [['tests/api/artifacts/bodies.test.ts', 'threat 15'], ...believeAdded('value')],
  'likes_count at creation': [
    ['tests/api/artifacts/ownership.test.ts', 'likes_count is ignored when an artifact is added'],
    ...believeAdded(sent('likes_count')),
  ],
  'likes_count at update': [
    ['tests/api/artifacts/ownership.test.ts', 'likes_count is ignored when an artifact is changed'],
    ...believePatch(sent('likes_count')),
  ],
  'adder_email at update': [
    ['tests/api/artifacts/ownership.test.ts', 'adder_email is ignored when an artifact is changed'],
    ...believePatch(sent('adder_email')),
  ],
  'adder_uid at update': [
    ['tests/api/artifacts/ownership.test.ts', 'adder_uid is ignored when an artifact is changed'],
    ...believePatch(sent('adder_uid')),
  ],
  'no type checks': [
    ['tests/api/artifacts/bodies.test.ts', 'of a wrong type is refused'],
    [validation, 'parseContent(value, sources)', '{ ok: true as const, value: value as ArtifactContent }'],
    [validation, 'parsePatch(value, sources)', '{ ok: true as const, value: value as ArtifactPatch }'],
  ],
  'names with direction overrides': [
    ['tests/api/artifacts/direction.test.ts', 'threat 52'],
    [content, '    noDirectionControls(FIELD_LABELS.artifact_name),\n', ''],
  ],
  'no type list': [
    ['tests/api/artifacts/bodies.test.ts', 'an unknown type'],
    [content, 'artifact_type: typeField(type) }', `artifact_type: textSchema('Type', 50) }`],
  ],
  'no URL check': [
    ['tests/api/artifacts/bodies.test.ts', 'threat 20'],
    [content, `url === '' || safeImageUrl(url) !== ''`, `url === '' || safeImageUrl(url) !== 'x'`],
  ],
  'image URLs of a private network': [
    ['tests/api/photos/pictures.test.ts', 'threat 54'],
    [imageUrl, 'if (port || username || password || !isPublicHost(hostname)) return false', ''],
  ],
  '500 on unknown sort': [
    ['tests/api/browse/browse.test.ts', 'unknown order'],
    [
      browse,
      'SORT_NAMES.find((sort) => sort === value) ?? DEFAULT_SORT',
      'value === null ? DEFAULT_SORT : (value as Sort)',
    ],
  ],
  '500 on bad JSON': [
    ['tests/api/artifacts/bodies.test.ts', 'of invalid UTF-8'],
    [body, `throw new Problem('invalid', say('json-invalid'))`, `throw new Error('bad JSON')`],
  ],
  '500 on reserved ids': [
    ['tests/api/server/addresses.test.ts', 'threat 16'],
    [id, ' && ID.test(text)', ' && text.length > 0'],
    [id, 'LIKE_ID.test(text)', 'text.length > 0'],
  ],
  '500 on unknown ids': [
    ['tests/api/artifacts/ownership.test.ts', 'is 404 when there is none'],
    [
      record,
      'if (fields === null || isBeingHidden(fields)) throw artifactNotFound()',
      `if (fields === null) throw new Error('missing')`,
    ],
  ],
  "another user's list by e-mail": [
    ['tests/api/accounts/credentials.test.ts', 'threats 10 and 12'],
    [
      auth,
      'if (!isSameEmail(requested, email)) throw',
      'if (!isSameEmail(requested, requested) && email) throw',
    ],
  ],
  'last of two emails wins': [
    ['tests/api/accounts/credentials.test.ts', 'threats 10 and 12'],
    [query, 'values.length > 1', 'values.length > 9'],
    [query, 'values[0] ?? null', 'values.at(-1) ?? null'],
  ],
  'forged userEmail': [
    ['tests/api/artifacts/ownership.test.ts', 'of a like is ignored'],
    [
      likeHandlers,
      'const { artifactId } = readBody(context, validateLike)',
      'const { artifactId } = readBody(context, validateLike)\n  const { userEmail } = JSON.parse(new TextDecoder().decode(context.rawBody))',
    ],
    [
      likeHandlers,
      'likeArtifact(user, artifactId)',
      'likeArtifact({ ...user, email: userEmail ?? user.email }, artifactId)',
    ],
  ],
  'unlike by another user': [
    ['tests/api/artifacts/ownership.test.ts', 'threat 12'],
    [likePlan, 'existing !== null && existing.uid !== uid', "existing !== null && uid === ''"],
    [
      likePlan,
      'if (!likeId.startsWith(prefix) || likeId === prefix) throw notYours()',
      `if (!likeId.startsWith(prefix)) return likeId.slice(likeId.indexOf('_') + 1)`,
    ],
  ],
  'a client-supplied image in likes': [
    ['tests/api/artifacts/ownership.test.ts', 'of a like is ignored'],
    [
      likeHandlers,
      'const { artifactId } = readBody(context, validateLike)',
      'const { artifactId } = readBody(context, validateLike)\n  const { artifactImage } = JSON.parse(new TextDecoder().decode(context.rawBody))',
    ],
    [
      likeHandlers,
      'likeArtifact(user, artifactId)',
      'likeArtifact({ ...user, image: artifactImage }, artifactId)',
    ],
    [
      likeStore,
      'user: { uid: string; email: string }',
      'user: { uid: string; email: string; image?: string }',
    ],
    [
      likeStore,
      '      artifactId,\n      userEmail',
      '      artifactId,\n      ...(user.image && { artifactImage: user.image }),\n      userEmail',
    ],
  ],
  'errors without message': [
    ['tests/api/server/addresses.test.ts', 'unknown address'],
    [problem, 'body: problem.toBody(),', 'body: { ...problem.toBody(), message: undefined },'],
  ],
  'errors without field': [
    ['tests/api/artifacts/bodies.test.ts', 'is refused: an empty name'],
    [problem, 'body: problem.toBody(),', 'body: { ...problem.toBody(), errors: undefined },'],
  ],
  '200 instead of 403': [
    ['tests/api/artifacts/ownership.test.ts', 'threat 11'],
    [problem, 'status: problem.status,', 'status: problem.status === 403 ? 200 : problem.status,'],
  ],
  'HTML errors': [
    ['tests/api/server/addresses.test.ts', 'unknown address'],
    [problem, `'application/problem+json; charset=utf-8'`, `'text/html'`],
  ],
  'stack traces': [
    ['tests/api/server/secrets.test.ts', 'never holds a stack'],
    [problem, 'body: problem.toBody(),', 'body: { ...problem.toBody(), stack: problem.stack },'],
  ],
  'public caching of private lists': [
    ['tests/api/server/addresses.test.ts', 'forbid caching'],
    [router, `'Cache-Control': 'no-store'`, `'Cache-Control': 'public, max-age=60'`],
  ],
  'answers that are sent uncompressed': [
    ['tests/api/server/compression.test.ts', 'is compressed for a client'],
    ['functions/src/http/compress.ts', 'if (!acceptsGzip(accepted))', 'if (accepted !== null)'],
  ],
  'compressed answers for clients that cannot read them': [
    ['tests/api/server/compression.test.ts', 'is not compressed for'],
    ['functions/src/http/compress.ts', 'if (!acceptsGzip(accepted))', 'if (accepted === null)'],
  ],
}
