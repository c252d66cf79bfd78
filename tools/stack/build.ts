import { SITE, SITE_FILE } from '@tracker/domain/site/site.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { execa } from 'execa'
import { Failure } from '#cli/failure.ts'
import { LOCAL, ROOT } from '#cli/paths.ts'
import { step } from '#cli/steps.ts'

export interface Build {
  name: string
  workspace: string
  script: string
  /** Output folder, relative to the root. */
  output: string
  inputs: readonly string[]
}

const SHARED = ['packages/domain/src/**/*.ts', 'package.json', 'package-lock.json']
/** The operator's files beside the configuration. */
const OWN_FILES = SITE.languages
  .map((language) => siteIn(SITE, language))
  .flatMap(({ legal, blog = [], logo = null }) => [...Object.values(legal), ...blog, logo])
  .flatMap((file) => (file === null ? [] : [posix.join(posix.dirname(SITE_FILE), file)]))

export const FUNCTION_BUILD: Build = {
  name: 'function',
  workspace: 'functions',
  script: 'build',
  output: 'functions/dist',
  inputs: [
    ...SHARED,
    'functions/src/**/*.ts',
    'functions/*.mjs',
    'functions/package.json',
    'functions/.env*',
    // The renderer of Browse.
    'web/{src,build}/**/*',
    'web/vite.server.config.ts',
  ],
}

export const WEB_BUILD: Build = {
  name: 'web app',
  workspace: 'web',
  script: 'build:local',
  output: 'web/dist-local',
  inputs: [
    ...SHARED,
    ...OWN_FILES,
    'web/{src,build,label}/**/*',
    'web/public/**/*',
    'web/index.html',
    'web/vite.config.ts',
    'web/package.json',
    'web/.env*',
  ],
}

/** A fingerprint of the configuration, and of the names, sizes and modification times of all inputs. */
export async function fingerprint(build: Build, root = ROOT): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(SITE))
  const files = new Set<string>()
  for await (const file of glob([...build.inputs], { cwd: root })) files.add(file)
  for (const file of [...files].toSorted()) {
    const { size, mtimeMs } = await stat(join(root, file))
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Runs the npm script of a build. @throws Failure with its output if it fails */
export async function runNpm(build: Pick<Build, 'name' | 'workspace' | 'script'>): Promise<void> {
  const result = await execa('npm', ['run', '--silent', build.script, '--workspace', build.workspace], {
    cwd: ROOT,
    // Overrides a test runner's value, which would cause a development build.
    env: { NODE_ENV: 'production' },
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  if (result.failed) throw new Failure(`The ${build.name} could not be built:\n\n${result.all}`)
}

/**
 * Builds if the inputs have changed since the last build.
 * @returns true if it built
 */
export async function buildIfStale(build: Build): Promise<boolean> {
  const stamp = join(LOCAL, 'builds', build.workspace)
  const current = await fingerprint(build)
  const built = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
  if (built === current && existsSync(join(ROOT, build.output))) return false
  await runNpm(build)
  await mkdir(join(LOCAL, 'builds'), { recursive: true })
  await writeFile(stamp, current)
  return true
}

/** Builds the function and the web app if they are stale, and copies both into a run folder. */
export async function copyBuilds(folder: string): Promise<void> {
  const outcome = (built: boolean) => (built ? 'built' : 'up to date')
  await step('Function', () => buildIfStale(FUNCTION_BUILD), outcome)
  await step('Web app', () => buildIfStale(WEB_BUILD), outcome)
  await cp(join(ROOT, WEB_BUILD.output), join(folder, 'site'), { recursive: true })
  await cp(join(ROOT, FUNCTION_BUILD.output), join(folder, 'function'), { recursive: true })
}
