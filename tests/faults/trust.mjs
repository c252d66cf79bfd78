/** Faults in authentication, validation of input, and responses. */
const auth = 'functions/src/http/auth.ts'
const problem = 'functions/src/http/problem.ts'
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
const artifact = 'packages/domain/src/artifact/artifact.ts'
const browse = 'packages/domain/src/artifact/sorts.ts'
const id = 'packages/domain/src/api/ids.ts'

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

export const TRUST_FAULTS = [
  {
    name: "use of another user's photo",
    edits: [[photoUse, '  if (photo.uid !== uid) {', '  if (uid === null) {']],
    test: ['api/photos/photos', 'threat 67'],
  },
  {
    name: 'photos with trailing bytes',
    edits: [
      [
        photoWebp,
        'true) !== bytes.byteLength) throw photoWithTrailingBytes()',
        'true) > bytes.byteLength) throw photoWithTrailingBytes()',
      ],
    ],
    test: ['api/photos/photoBytes', 'a page behind a WebP'],
  },
  {
    name: 'photos with metadata',
    edits: [[photoJpeg, 'if (odd) throw', 'if (odd && !isMetadata(odd)) throw']],
    test: ['api/photos/photoBytes', 'a JPEG with Exif'],
  },
  {
    name: 'photos of hidden artifacts that are served',
    edits: [[photoStore, '({ is_hidden }) => is_hidden === false', '() => true']],
    test: ['api/photos/photoSweeps', 'out of sight with its artifact'],
  },
  {
    name: 'no token check',
    edits: [
      [
        auth,
        'throw unauthenticated(authorization ===',
        `return { uid: 'u', email: 'u@example.com' }\n    throw unauthenticated(authorization ===`,
      ],
    ],
    test: ['api/accounts/credentials', 'threat 1'],
  },
  {
    name: 'tokens that are only decoded',
    edits: [
      [
        auth,
        'const { uid, email, curator, auth_time } = await getAuth(app).verifyIdToken(token, true)',
        `const { sub: uid, email, curator, auth_time } = ${DECODE}`,
      ],
    ],
    test: ['api/accounts/credentials', 'threats 3 and 4'],
  },
  {
    name: 'no look-up of the account',
    edits: [[auth, 'verifyIdToken(token, true)', 'verifyIdToken(token)']],
    test: ['api/accounts/production', 'is refused on every call'],
  },
  {
    name: 'no owner check',
    edits: [[record, 'fields.adder_uid !== uid', 'fields.adder_uid === undefined']],
    test: ['api/artifacts/ownership', 'threat 11'],
  },
  {
    name: 'forged adder',
    edits: [[create, 'adderName(displayName, submitted, email)', 'adderName(submitted, displayName, email)']],
    test: ['api/artifacts/ownership', 'threats 13 and 14'],
  },
  { name: 'mass assignment', edits: believeAdded('value'), test: ['api/artifacts/bodies', 'threat 15'] },
  {
    name: 'likes_count at creation',
    edits: believeAdded(sent('likes_count')),
    test: ['api/artifacts/ownership', 'likes_count is ignored when an artifact is added'],
  },
  {
    name: 'likes_count at update',
    edits: believePatch(sent('likes_count')),
    test: ['api/artifacts/ownership', 'likes_count is ignored when an artifact is changed'],
  },
  {
    name: 'adder_email at update',
    edits: believePatch(sent('adder_email')),
    test: ['api/artifacts/ownership', 'adder_email is ignored when an artifact is changed'],
  },
  {
    name: 'adder_uid at update',
    edits: believePatch(sent('adder_uid')),
    test: ['api/artifacts/ownership', 'adder_uid is ignored when an artifact is changed'],
  },
  {
    name: 'no type checks',
    edits: [
      [validation, 'parseContent(value, sources)', '{ ok: true as const, value: value as ArtifactContent }'],
      [validation, 'parsePatch(value, sources)', '{ ok: true as const, value: value as ArtifactPatch }'],
    ],
    test: ['api/artifacts/bodies', 'a field of a wrong type'],
  },
  {
    name: 'names with direction overrides',
    edits: [[artifact, '    noDirectionControls(FIELD_LABELS.artifact_name),\n', '']],
    test: ['api/artifacts/direction', 'threat 52'],
  },
  {
    name: 'no type list',
    edits: [
      [
        artifact,
        "z\n    .enum(ARTIFACT_TYPES, `Please choose a type: ${ARTIFACT_TYPES.join(', ')}.`)",
        `textSchema('Type', 50)`,
      ],
    ],
    test: ['api/artifacts/bodies', 'an unknown type'],
  },
  {
    name: 'no URL check',
    edits: [[artifact, `url === '' || safeImageUrl(url) !== ''`, `url === '' || safeImageUrl(url) !== 'x'`]],
    test: ['api/artifacts/bodies', 'threat 20'],
  },
  {
    name: 'image URLs of a private network',
    edits: [[imageUrl, 'if (port || username || password || !isPublicHost(hostname)) return false', '']],
    test: ['api/photos/pictures', 'threat 54'],
  },
  {
    name: '500 on unknown sort',
    edits: [
      [
        browse,
        'SORT_NAMES.find((sort) => sort === value) ?? DEFAULT_SORT',
        'value === null ? DEFAULT_SORT : (value as Sort)',
      ],
    ],
    test: ['api/browse/browse', 'unknown order'],
  },
  {
    name: '500 on bad JSON',
    edits: [
      [body, `throw new Problem('invalid', 'The request is not valid JSON.')`, `throw new Error('bad JSON')`],
    ],
    test: ['api/artifacts/bodies', 'of invalid UTF-8'],
  },
  {
    name: '500 on reserved ids',
    edits: [
      [id, ' && ID.test(text)', ' && text.length > 0'],
      [id, 'LIKE_ID.test(text)', 'text.length > 0'],
    ],
    test: ['api/server/addresses', 'threat 16'],
  },
  {
    name: '500 on unknown ids',
    edits: [
      [
        record,
        'if (fields === null || isBeingHidden(fields)) throw artifactNotFound()',
        `if (fields === null) throw new Error('missing')`,
      ],
    ],
    test: ['api/artifacts/ownership', 'is 404 when there is none'],
  },
  {
    name: "another user's list by e-mail",
    edits: [
      [
        auth,
        'if (!isSameEmail(requested, email)) throw',
        'if (!isSameEmail(requested, requested) && email) throw',
      ],
    ],
    test: ['api/accounts/credentials', 'threats 10 and 12'],
  },
  {
    name: 'last of two emails wins',
    edits: [
      [query, 'values.length > 1', 'values.length > 9'],
      [query, 'values[0] ?? null', 'values.at(-1) ?? null'],
    ],
    test: ['api/accounts/credentials', 'threats 10 and 12'],
  },
  {
    name: 'forged userEmail',
    edits: [
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
    test: ['api/artifacts/ownership', 'of a like is ignored'],
  },
  {
    name: 'unlike by another user',
    edits: [
      [likePlan, 'existing !== null && existing.uid !== uid', "existing !== null && uid === ''"],
      [
        likePlan,
        'if (!likeId.startsWith(prefix) || likeId === prefix) throw notYours()',
        `if (!likeId.startsWith(prefix)) return likeId.slice(likeId.indexOf('_') + 1)`,
      ],
    ],
    test: ['api/artifacts/ownership', 'threat 12'],
  },
  {
    name: 'a client-supplied image in likes',
    edits: [
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
    test: ['api/artifacts/ownership', 'of a like is ignored'],
  },
  {
    name: 'errors without message',
    edits: [[problem, 'body: problem.toBody(),', 'body: { ...problem.toBody(), message: undefined },']],
    test: ['api/server/addresses', 'unknown address'],
  },
  {
    name: 'errors without field',
    edits: [[problem, 'body: problem.toBody(),', 'body: { ...problem.toBody(), errors: undefined },']],
    test: ['api/artifacts/bodies', 'is refused: an empty name'],
  },
  {
    name: '200 instead of 403',
    edits: [[problem, 'status: problem.status,', 'status: problem.status === 403 ? 200 : problem.status,']],
    test: ['api/artifacts/ownership', 'threat 11'],
  },
  {
    name: 'HTML errors',
    edits: [[problem, `'application/problem+json; charset=utf-8'`, `'text/html'`]],
    test: ['api/server/addresses', 'unknown address'],
  },
  {
    name: 'stack traces',
    edits: [[problem, 'body: problem.toBody(),', 'body: { ...problem.toBody(), stack: problem.stack },']],
    test: ['api/server/secrets', 'never holds a stack'],
  },
  {
    name: 'public caching of private lists',
    edits: [[router, `'Cache-Control': 'no-store'`, `'Cache-Control': 'public, max-age=60'`]],
    test: ['api/server/addresses', 'forbid caching'],
  },
]
