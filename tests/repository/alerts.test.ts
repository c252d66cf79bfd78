/**
 * Checks that the alert policies in `ops/alerts` have the form that Google Cloud Monitoring accepts and refer
 * to existing metrics.
 */
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '../../tools/cli/paths.ts'
import { objectOf } from '../api/support/ask.ts'
import { costRow } from '../api/support/costRow.ts'

const thresholdSchema = z.strictObject({
  displayName: z.string(),
  conditionThreshold: z.strictObject({
    filter: z.string().check(z.regex(/metric\.type = "(firestore|run)\.googleapis\.com\//)),
    comparison: z.literal('COMPARISON_GT'),
    thresholdValue: z.number(),
    duration: z.string().check(z.regex(/^\d+s$/)),
    aggregations: z.array(
      z.strictObject({
        alignmentPeriod: z.string().check(z.regex(/^\d+s$/)),
        perSeriesAligner: z.enum(['ALIGN_SUM', 'ALIGN_MAX']),
        crossSeriesReducer: z.literal('REDUCE_SUM'),
      }),
    ),
    trigger: z.strictObject({ count: z.literal(1) }),
  }),
})
const logSchema = z.strictObject({
  displayName: z.string(),
  conditionMatchedLog: z.strictObject({ filter: z.string() }),
})
const policySchema = z.strictObject({
  displayName: z.string(),
  documentation: z.strictObject({ content: z.string(), mimeType: z.literal('text/markdown') }),
  combiner: z.literal('OR'),
  conditions: z.array(z.union([thresholdSchema, logSchema])),
  alertStrategy: z.optional(
    z.strictObject({
      notificationRateLimit: z.strictObject({ period: z.string() }),
      autoClose: z.string(),
    }),
  ),
})

const endpointSchema = z.looseObject({ maxInstances: z.number() })

let policies: ReadonlyMap<string, z.infer<typeof policySchema>>

beforeAll(async () => {
  const found = new Map<string, z.infer<typeof policySchema>>()
  for await (const path of glob('ops/alerts/*.json', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, path), 'utf8')
    found.set(basename(path, '.json'), z.parse(policySchema, JSON.parse(text)))
  }
  policies = found
})

function conditionOf(name: string) {
  const [condition] = policies.get(name)?.conditions ?? []
  if (!condition) throw new Error(`ops/alerts/${name}.json has no condition.`)
  return condition
}

/** Returns the value above which an alert is sent. */
function thresholdOf(name: string): number {
  const condition = conditionOf(name)
  if (!('conditionThreshold' in condition)) throw new Error(`ops/alerts/${name}.json has no threshold.`)
  return condition.conditionThreshold.thresholdValue
}

const filterOf = (name: string): string => {
  const condition = conditionOf(name)
  return 'conditionThreshold' in condition
    ? condition.conditionThreshold.filter
    : condition.conditionMatchedLog.filter
}

/** Settings of a built function, as Firebase deploys it; undefined if there is none of that name. */
async function endpointOf(service: string) {
  const built = objectOf(await import(join(inject('functionFolder'), 'index.mjs')))
  const handler = built[service]
  return typeof handler === 'function' && '__endpoint' in handler
    ? z.parse(endpointSchema, handler.__endpoint)
    : undefined
}

describe('the alert policies', () => {
  it('cover reads, writes, calls, 5xx responses, instances, the search index and bugs', () => {
    expect([...policies.keys()].toSorted()).toEqual([
      'bugs',
      'calls',
      'instances',
      'reads',
      'search',
      'unavailable',
      'writes',
    ])
  })

  it('match the deployed function and the log line of a bug', async () => {
    for (const name of ['bugs', 'calls', 'instances', 'search', 'unavailable']) {
      const [, service = ''] = /service_name = "(\w+)"/.exec(filterOf(name)) ?? []
      expect(await endpointOf(service)).toBeDefined()
    }
    const [, message = ''] = /jsonPayload\.message = "(\w+)"/.exec(filterOf('bugs')) ?? []
    const source = await readFile(join(ROOT, 'functions/src/http/errorResponse.ts'), 'utf8')
    expect(source).toContain(`logger.error('${message}'`)
  })

  it('leave direct changes of one account unnoticed for less than two dollars a day', async () => {
    const dollars = (24 * thresholdOf('writes') * (0.18 + 0.06)) / 100_000
    expect(dollars).toBeLessThan(2)
    const [, , written] = await costRow('direct changes of own artifacts that the alert does not notice')
    expect(written).toBe(`${dollars.toFixed(2)} a day`)
  })

  it('warn before the function reaches its maximum of instances', async () => {
    const endpoint = await endpointOf('api')
    expect(thresholdOf('instances')).toBeLessThan(endpoint?.maxInstances ?? 0)
  })
})
