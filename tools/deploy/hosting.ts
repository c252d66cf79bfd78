/** What Hosting is told at a deploy, derived from `firebase.json` and the files that are deployed. */
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as z from 'zod/mini'
import { readImageHosts } from '@tracker/domain/photo/imageUrl.ts'
import { ROOT } from '#cli/paths.ts'
import { writeRobots } from '#deploy/robots.ts'
import { readFunctionSettings } from '#deploy/settings.ts'
import { runNpm } from '#stack/build.ts'

/** The derived file: beside `firebase.json`, because its paths count from there. Ignored by git. */
export const DEPLOY_CONFIG = join(ROOT, 'firebase.deploy.json')

const headerSchema = z.object({ key: z.string(), value: z.string() })
const ruleSchema = z.object({ source: z.string(), headers: z.array(headerSchema) })
const configSchema = z.looseObject({
  hosting: z.looseObject({ public: z.string(), headers: z.array(ruleSchema) }),
})

export type HeaderRule = z.infer<typeof ruleSchema>
/** A rule as Hosting takes it: for paths of a pattern, or of a regular expression. */
export type DeployedRule = HeaderRule | { readonly regex: string; readonly headers: HeaderRule['headers'] }

const letsKeep = ({ headers }: HeaderRule): boolean =>
  headers.some(({ key, value }) => key === 'Cache-Control' && /\bmax-age=[1-9]/.test(value))

/** A path as a regular expression of RE2, which Hosting uses, and of this runtime. */
const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

async function filesOf(site: string, source: string): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob(source.replace(/^\//, ''), { cwd: site, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(site.length).replaceAll(sep, '/'))
  }
  return files.toSorted()
}

/**
 * The header rules for a site. Hosting applies a rule to every path that fits, also where it answers 404: a missing
 * asset would be kept as missing for a year, and a release that is rolled back would be broken for whoever asked in
 * between. So each rule that lets something be kept is narrowed to the files that there are.
 * @param site the folder that is deployed, absolute
 */
export async function rulesForFiles(rules: readonly HeaderRule[], site: string): Promise<DeployedRule[]> {
  const narrowed = rules.map(async (rule): Promise<DeployedRule[]> => {
    if (!letsKeep(rule)) return [rule]
    const files = await filesOf(site, rule.source)
    if (files.length === 0) return []
    return [{ regex: `^(?:${files.map((file) => escaped(file)).join('|')})$`, headers: rule.headers }]
  })
  return (await Promise.all(narrowed)).flat()
}

/** The policy with only these hosts for pictures, beside the site itself; as it is when any host is allowed. */
export function allowPictures(policy: string, hosts: readonly string[] | null): string {
  if (hosts === null) return policy
  const sources = hosts.map((host) => `https://${host}`).join(' ')
  return policy.replace(/img-src [^;]*/, `img-src 'self' ${sources} data:`)
}

/**
 * The policy with the scripts that the build writes into its pages, by their hashes. Any other script in a page is refused.
 * @param site the folder that is served, absolute
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

/** What `firebase.json` says. */
export async function readShippedConfig() {
  return z.parse(configSchema, JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')))
}

/** The rules with another Content-Security-Policy. */
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

/** Builds the web app for production and writes what Hosting is told of it. @param project the id, when it is known */
export async function buildHosting(project: string | null): Promise<void> {
  await runNpm({ name: 'web app', workspace: 'web', script: 'build' })
  const config = await readShippedConfig()
  const settings = await readFunctionSettings(project)
  const hosts = readImageHosts(settings.IMAGE_HOSTS)
  const site = join(ROOT, config.hosting.public)
  const host = settings.SITE_HOST || (project && `${project}.web.app`)
  await writeRobots(site, host && `https://${host}`)
  const rules = await withPolicy(config.hosting.headers, (policy) =>
    allowBuiltScripts(allowPictures(policy, hosts), site),
  )
  const headers = await rulesForFiles(rules, site)
  const hosting = { ...config.hosting, headers, predeploy: [] }
  await writeFile(DEPLOY_CONFIG, JSON.stringify({ ...config, hosting }, null, 2))
}
