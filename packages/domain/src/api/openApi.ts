/** Generates the OpenAPI 3.1 document from the operations and the zod schemas of the domain. */
import { API_BASE, type EndpointName, ENDPOINTS } from './endpoints.ts'
import { REQUESTS, RESPONSES } from './bodies.ts'
import { type Operation, OPERATIONS } from './operations.ts'
import type { Parameter } from './parameters.ts'
import { type ProblemCode, PROBLEMS } from './problem.ts'
import * as z from 'zod/mini'

/** Possible errors of every call; `forbidden` because App Check may be enforced. */
const PROBLEMS_OF_ALL: readonly ProblemCode[] = ['forbidden', 'internal', 'unavailable']
const PICTURE = { 'image/webp': {}, 'image/jpeg': {} }

const refTo = (name: string) => `#/components/schemas/${name}`
const json = (schema: object) => ({ 'application/json': { schema } })

/** Deletes the bounds of safe integers, which are not useful to clients. */
function withoutSafeBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** JSON schemas by name. `io` selects what clients send or what they receive. */
function schemasOf(named: Readonly<Record<string, z.ZodMiniType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: refTo,
    override: ({ jsonSchema }) => {
      // Defaults for missing stored values are not useful to clients.
      delete jsonSchema.default
      withoutSafeBounds(jsonSchema)
    },
  })
  for (const schema of Object.values(schemas)) {
    delete schema.$schema
    delete schema.$id
  }
  return schemas
}

const nameOf = (schema: z.core.$ZodType) =>
  Object.entries(RESPONSES).find(([, named]) => named === schema)?.[0]

function contentOf(endpoint: EndpointName): object {
  const schema: z.ZodMiniType = ENDPOINTS[endpoint].response
  const item = schema instanceof z.ZodMiniArray ? schema.def.element : schema
  const name = nameOf(item)
  if (name === undefined) return PICTURE
  const reference = { $ref: refTo(name) }
  return json(item === schema ? reference : { type: 'array', items: reference })
}

/** Response headers of one endpoint, in addition to the common ones. */
function headersOf(endpoint: EndpointName, { parameters = [] }: Operation): object {
  const header = (name: string, description: string) => ({
    headers: { [name]: { description, schema: { type: 'string' } } },
  })
  if (endpoint === 'artifact') return header('ETag', 'Version of the editable content, for `If-Match`')
  const isList = ENDPOINTS[endpoint].response instanceof z.ZodMiniArray && parameters.length > 0
  return isList || endpoint === 'search' ? header('Link', '`<...>; rel="next"` if there is another page') : {}
}

function responsesOf(endpoint: EndpointName, operation: Operation): object {
  const problems: Record<number, object> = {}
  for (const code of [...operation.problems, ...PROBLEMS_OF_ALL])
    problems[PROBLEMS[code].status] = {
      description: PROBLEMS[code].title,
      content: { 'application/problem+json': { schema: { $ref: refTo('Problem') } } },
    }
  return {
    [operation.status ?? 200]: {
      description: 'Done',
      ...headersOf(endpoint, operation),
      content: contentOf(endpoint),
    },
    ...problems,
  }
}

/** A parameter as in OpenAPI, with the values that its schema accepts after parsing. */
function parameterOf({ schema, ...parameter }: Parameter): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    // A transformation has no JSON schema; its metadata describes it.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutSafeBounds(jsonSchema),
  })
  return { ...parameter, schema: json }
}

function operationOf(endpoint: EndpointName): object {
  const operation = OPERATIONS[endpoint]
  const { summary, request, isForm, isPublic, parameters = [] } = operation
  const hasId = ENDPOINTS[endpoint].path.includes('{id}')
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const type = isForm ? 'multipart/form-data' : 'application/json'
  return {
    operationId: endpoint,
    summary,
    security: isPublic ? [] : [{ idToken: [] }],
    parameters: [...(hasId ? [id] : []), ...parameters.map(parameterOf)],
    ...(request && {
      requestBody: { required: true, content: { [type]: { schema: { $ref: refTo(request) } } } },
    }),
    responses: responsesOf(endpoint, operation),
  }
}

export const API_SCHEMAS = { ...schemasOf(RESPONSES, 'output'), ...schemasOf(REQUESTS, 'input') }

/**
 * The OpenAPI 3.1 document: docs/openapi.json, and `/api/openapi.json` of a running site.
 * @param title the name of the site
 * @param version version of the release
 */
export function openApi(title: string, version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { method, path } = ENDPOINTS[endpoint]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Generated by `npm run openapi` from the schemas in packages/domain. Do not edit.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'A Firebase ID token' },
      },
      schemas: API_SCHEMAS,
    },
  }
}
