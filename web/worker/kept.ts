/** What the worker keeps in the browser's caches: a cache for each release, one for pictures, one for settings. */
import { mayKeep, pageOf, SHELL } from './requests.ts'
import type { Release } from '../src/offline/release.ts'

const RELEASE_PREFIX = 'release '
const isRelease = (name: string) => name.startsWith(RELEASE_PREFIX)

/** The files and pages of a release. */
export class KeptRelease {
  readonly #release: Release
  readonly #name: string

  constructor(release: Release) {
    this.#release = release
    this.#name = RELEASE_PREFIX + release.name
  }

  #open(): Promise<Cache> {
    return caches.open(this.#name)
  }

  /** Keeps a file, unless it is kept: the copy of an earlier release where there is one, else through the browser's own cache. */
  async keepFile(address: string): Promise<void> {
    const own = await this.#open()
    if (await own.match(address)) return
    const isImmutable = address.startsWith('/assets/')
    const known = isImmutable ? await caches.match(address) : undefined
    const file = known ?? (await fetch(address, { cache: isImmutable ? 'default' : 'reload' }))
    if (!mayKeep(file)) throw new Error(`${address} cannot be kept: ${file.status}.`)
    await own.put(address, file)
  }

  /** Keeps what every page needs, and the newer forms of what was kept of earlier releases. */
  async keepAll(): Promise<void> {
    const used = await this.#usedBefore()
    const { files, first } = this.#release
    const wanted = new Set([...first, ...files.filter((file) => used.has(stemOf(file)))])
    await Promise.all([...[...wanted].map((file) => this.keepFile(file)), this.refreshPage(SHELL, 'reload')])
  }

  async #usedBefore(): Promise<Set<string>> {
    const names = (await caches.keys()).filter((name) => isRelease(name))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return new Set(kept.flat().map(({ url }) => stemOf(new URL(url).pathname)))
  }

  /** A file, this release's first: pages of the one before are still open. */
  async file(request: Request): Promise<Response | undefined> {
    return (await (await this.#open()).match(request)) ?? caches.match(request)
  }

  has(pathname: string): boolean {
    return this.#release.files.includes(pathname)
  }

  /** The page of a route. */
  async page(pathname: string): Promise<Response | undefined> {
    const own = await this.#open()
    return (await own.match(pageOf(pathname))) ?? own.match(SHELL)
  }

  /**
   * Asks for the page of a route again, and keeps it with its headers while it is of this release.
   * @returns whether it is
   */
  async refreshPage(pathname: string, cache: RequestCache = 'no-cache'): Promise<boolean> {
    const address = pageOf(pathname)
    const page = await fetch(address, { cache })
    if (!mayKeep(page)) return true
    const isOwn = (await page.clone().text()).includes(this.#release.entry)
    if (isOwn) await (await this.#open()).put(address, page)
    return isOwn
  }

  /** Lets go of the pages: the next ones come from the network. */
  async forgetPages(): Promise<void> {
    const own = await this.#open()
    const kept = await own.keys()
    const pages = kept.filter(({ url }) => !this.#isFile(new URL(url).pathname))
    await Promise.all(pages.map((page) => own.delete(page)))
  }

  #isFile(pathname: string): boolean {
    return this.has(pathname) || this.#release.first.includes(pathname)
  }

  /** Deletes what earlier releases left, but for the newest of them, whose pages may still be open. */
  async forgetOthers(): Promise<void> {
    const others = (await caches.keys()).filter((name) => isRelease(name) && name !== this.#name)
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  }
}

/** A file's name without what changes with its contents. */
const stemOf = (address: string) => address.replace(/-[\w-]{7,8}(\.\w+)$/, '$1')

/** Keeps an answer in a cache that outlives releases; what may not be kept passes. */
export async function keepAnswer(name: string, request: Request, answer: Response): Promise<Response> {
  if (mayKeep(answer)) await (await caches.open(name)).put(request, answer.clone())
  return answer
}
