/** A lazy part, and elements that parts share. */
import type { Locator, Page } from 'playwright-core'
import type { Person } from '../support/people.ts'
import type { PHONE } from '../support/world.ts'

/** What the parts show. */
export interface Records {
  readonly person: Person
  readonly artifact: string
  readonly list: string
}

export interface Part {
  /** Beginning of the name of its script. */
  readonly script: string
  readonly path: string
  readonly viewport?: typeof PHONE
  readonly locale?: 'de-DE'
  /** For a signed-in user. */
  readonly isForMembers?: true
  /** True for a part of the delivered page, which is missing without a press. */
  readonly isDelivered?: true
  /** A field in which something is typed, found although a dialog hides it from roles. By default that of the bar. */
  readonly field?: (page: Page) => Locator
  /** True if the part leads on to another screen. */
  readonly leadsOn?: true
  /** What stays painted; by default the whole screen. */
  readonly kept?: string
  /** What is there before the part; by default the main heading. */
  readonly ready?: (page: Page) => Locator
  /** Opens the part. */
  readonly press: (page: Page) => Promise<void>
  /** The message while it is missing; by default the one about the part. */
  readonly message?: (page: Page) => Locator
  /** What says that it loads; by default the message or the first such text. */
  readonly waiting?: (page: Page) => Locator
  /** Tries again; by default presses Retry, if neither waiting nor going online is enough. */
  readonly again?: (page: Page, how: 'press' | 'online' | 'wait') => Promise<void>
  /** What is there only in the end. */
  readonly shown: (page: Page) => Locator
}

export const missing = (page: Page) => page.getByText('This part of the app could not be loaded.').first()
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true })
export const barSearch = (page: Page) => page.locator('#root nav input[name="name"]')
export const likeButton = (page: Page) => page.getByRole('button', { name: /^Liked? \d/, disabled: false })
export const browseSearch = (page: Page) => page.getByLabel('Search by name')
/** What the browser reports when the network is back; the script was missing for another reason. */
export const goOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))
