/** Configuration of a deploy, derived from `firebase.json` and the deployed files. */
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as z from 'zod/mini'
import { SITE } from '@tracker/domain/site/site.ts'
import { readImageHosts } from '@tracker/domain/photo/imageUrl.ts'
import { ROOT } from '#cli/paths.ts'
import { IN_GIT, readJson } from '#cli/readJson.ts'
import { writeRobots } from '#deploy/robots.ts'
import { readFunctionSettings } from '#deploy/settings.ts'
import { runNpm } from '#stack/build.ts'
import { readRules } from '#stack/rules.ts'

/** Next to `firebase.json`, because its paths are relative to it. Ignored by git. */
export const DEPLOY_CONFIG = join(ROOT, 'firebase.deploy.json')
const DEPLOY_RULES = 'firestore.deploy.rules'

const headerSchema = z.object({ key: z.string(), value: z.string() })
const ruleSchema = z.object({ source: z.string(), headers: z.array(headerSchema) })
const configSchema = z.looseObject({
  firestore: z.looseObject({ rules: z.string() }),
  functions: z.unknown(),
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(ruleSchema),
    rewrites: z.array(z.looseObject({ function: z.optional(z.object({ functionId: z.string() })) })),
  }),
})

export type HeaderRule = z.infer<typeof ruleSchema>
/** A header rule of Hosting, for a glob pattern or a regular expression. */
export type DeployedRule = HeaderRule | { readonly regex: string; readonly headers: HeaderRule['headers'] }

const isCacheable = ({ headers }: HeaderRule): boolean =>
  headers.some(({ key, value }) => key === 'Cache-Control' && /\bmax-age=[1-9]/.test(value))

/** Escapes a path for a regular expression of RE2 (Hosting) and JavaScript. */
const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Maximum characters of a pattern. How long Hosting allows is not documented. */
const PATTERN_MAX = 1_000

/** Groups of files of which each fits into a pattern. */
function inGroups(files: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = []
  let left = 0
  for (const file of files) {
    left -= file.length + 1
    if (left < 0) {
      groups.push([])
      left = PATTERN_MAX - file.length - '^(?:)$'.length
    }
    groups.at(-1)?.push(file)
  }
  return groups
}

async function filesOf(site: string, source: string): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob(source.replace(/^\//, ''), { cwd: site, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(site.length).replaceAll(sep, '/'))
  }
  return files.toSorted()
}

/**
 * Limits each header rule that allows caching to existing files. Hosting applies rules to 404 responses too,
 * so browsers would cache a missing asset as missing for a year, even if a rollback restores it.
 * @param site absolute path of the deployed folder
 */
export async function rulesForFiles(rules: readonly HeaderRule[], site: string): Promise<DeployedRule[]> {
  const narrowed = rules.map(async (rule): Promise<DeployedRule[]> => {
    if (!isCacheable(rule)) return [rule]
    const files = (await filesOf(site, rule.source)).map((file) => escaped(file))
    return inGroups(files).map((group) => ({ regex: `^(?:${group.join('|')})$`, headers: rule.headers }))
  })
  return (await Promise.all(narrowed)).flat()
}

/** Restricts images to the site and these hosts; null allows any host. */
export function restrictImageHosts(policy: string, hosts: readonly string[] | null): string {
  if (hosts === null) return policy
  const sources = hosts.map((host) => `https://${host}`).join(' ')
  return policy.replace(/img-src [^;]*/, `img-src 'self' ${sources} data:`)
}

/**
 * Allows the inline scripts of the built pages by their hashes. Browsers refuse any other inline script.
 * @param site absolute path of the served folder
 */
export async function allowBuiltScripts(policy: string, site: string): Promise<string> {
  const hashes = new Set<string>()
  for (const file of await filesOf(site, '*.html')) {
    const html = await readFile(join(site, file), 'utf8')
    for (const [, script = ''] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}

/** Reads `firebase.json`, and adds the function's region to the rewrites. */
export async function readShippedConfig() {
  const config = await readJson(join(ROOT, 'firebase.json'), configSchema, IN_GIT)
  const rewrites = config.hosting.rewrites.map((rewrite) =>
    rewrite.function
      ? { ...rewrite, function: { ...rewrite.function, region: SITE.regions.function } }
      : rewrite,
  )
  return { ...config, hosting: { ...config.hosting, rewrites } }
}

/** Replaces the Content-Security-Policy of the rules. */
export async function withPolicy(
  rules: readonly HeaderRule[],
  change: (policy: string) => Promise<string>,
): Promise<HeaderRule[]> {
  const changed = async ({ key, value }: HeaderRule['headers'][number]) => ({
    key,
    value: key === 'Content-Security-Policy' ? await change(value) : value,
  })
  return Promise.all(
    rules.map(async (rule) => ({ ...rule, headers: await Promise.all(rule.headers.map(changed)) })),
  )
}

/** Builds the web app for production, and writes `DEPLOY_CONFIG` and the rules. @param project its ID; null if unknown */
export async function buildHosting(project: string | null): Promise<void> {
  await runNpm({ name: 'web app', workspace: 'web', script: 'build' })
  const config = await readShippedConfig()
  const settings = await readFunctionSettings(project)
  const hosts = readImageHosts(settings.IMAGE_HOSTS)
  const site = join(ROOT, config.hosting.public)
  const host = settings.SITE_HOST || (project && `${project}.web.app`)
  await writeRobots(site, host && `https://${host}`)
  // Photos have the site's canonical host, which may differ from the visited one.
  const imageHosts = hosts && host ? [...hosts, host] : hosts
  const rules = await withPolicy(config.hosting.headers, (policy) =>
    allowBuiltScripts(restrictImageHosts(policy, imageHosts), site),
  )
  const headers = await rulesForFiles(rules, site)
  const hosting = { ...config.hosting, headers, predeploy: [] }
  const firestore = { ...config.firestore, rules: DEPLOY_RULES }
  await writeFile(join(ROOT, DEPLOY_RULES), await readRules())
  await writeFile(DEPLOY_CONFIG, JSON.stringify({ ...config, firestore, hosting }, null, 2))
}
