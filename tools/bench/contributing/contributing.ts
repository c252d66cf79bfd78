/**
 * Adds fifteen records with 12-megapixel photos on a phone. Counts taps, typed characters and sent bytes, and measures long
 * tasks.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { readRecords } from '#bench/records.ts'
import type { Measure } from '#bench/measures.ts'
import { countSentBytes, openPhone, throttleNetwork, waitForIdle, watchLongest } from '#bench/phone.ts'
import { createPhoto } from '#bench/contributing/picture.ts'
import { LOCAL } from '#cli/paths.ts'
import { signInAsSeed } from '#seed/signIn.ts'
import type { Stack } from '#stack/stack.ts'

const NARROW = { width: 360, height: 740 }
/** In the order of the form. */
const TEXTS = [
  'artifact_name',
  'created_at',
  'historical_context',
  'discovered_at',
  'discovered_by',
  'present_location',
  'short_description',
] as const

/** The user's input so far. */
interface UserInput {
  readonly page: Page
  taps: number
  characters: number
}

// Selects by name, because queries by role are work of the measured main thread.
const fieldOf = ({ page }: UserInput, name: keyof ArtifactContent) =>
  page.locator(`main form [name="${name}"]`)

async function tap(hand: UserInput, control: Locator, times = 1): Promise<void> {
  hand.taps += times
  await control.tap()
}

/** Replaces a field's value if it differs. */
async function write(hand: UserInput, name: (typeof TEXTS)[number], text: string): Promise<void> {
  const field = fieldOf(hand, name)
  const before = await field.inputValue()
  if (before === text) return
  // Deleting the old value takes one more tap: holding the delete key.
  await tap(hand, field, before === '' ? 1 : 2)
  if (before !== '') await field.fill('')
  await hand.page.keyboard.type(text)
  hand.characters += text.length
}

/** Chooses an option in the phone's native list: two taps. */
async function choose(hand: UserInput, type: ArtifactContent['artifact_type']): Promise<void> {
  const field = fieldOf(hand, 'artifact_type')
  if ((await field.inputValue()) === type) return
  hand.taps += 2
  await field.selectOption(type)
}

/** Waits for an empty form. */
async function waitForEmptyForm({ page }: UserInput): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector('main form [name="artifact_name"]')
    return field instanceof HTMLInputElement && field.value === ''
  })
}

/** Fills in and submits the form. @param picture path of a photo */
async function addFind(hand: UserInput, find: ArtifactContent, picture: string): Promise<void> {
  const { page } = hand
  await waitForEmptyForm(hand)
  const chooser = page.waitForEvent('filechooser')
  // Two taps: the button, then the shutter or a photo in the library.
  await tap(hand, page.getByRole('button', { name: 'Take or choose photos' }), 2)
  await (await chooser).setFiles(picture)
  await write(hand, 'artifact_name', find.artifact_name)
  await choose(hand, find.artifact_type)
  for (const name of TEXTS) await write(hand, name, find[name])
  await tap(hand, page.getByRole('button', { name: 'Add Artifact' }))
  await page.getByRole('dialog', { name: 'Congratulations!' }).waitFor()
}

async function savePicture(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const path = join(LOCAL, 'bench-photo.jpg')
  await mkdir(LOCAL, { recursive: true })
  await writeFile(path, await createPhoto(page))
  await page.close()
  return path
}

/** @param stack needs the seed accounts */
export async function measureContributing(browser: Browser, { app }: Stack): Promise<Measure[]> {
  const finds = (await readRecords(join(import.meta.dirname, 'finds.csv'))).map(({ content }) => content)
  const picture = await savePicture(browser)
  const phone = await openPhone(browser, app, NARROW)
  const { page } = phone
  try {
    await signInAsSeed(page)
    await page.goto('/myArtifacts')
    const open = page.getByRole('main').getByRole('link', { name: 'Add Artifact' })
    await open.waitFor()
    await waitForIdle(phone)
    await throttleNetwork(phone.session)
    const sentSoFar = await countSentBytes(phone.session)
    await page.evaluate(watchLongest, 'longtask' as const)
    const hand: UserInput = { page, taps: 0, characters: 0 }
    const sent: number[] = []
    await tap(hand, open)
    for (const [index, find] of finds.entries()) {
      await addFind(hand, find, picture)
      sent.push(sentSoFar() - sent.reduce((sum, bytes) => sum + bytes, 0))
      const isLast = index === finds.length - 1
      await tap(hand, page.getByRole('button', { name: isLast ? 'Ok' : 'Add another', exact: true }))
    }
    await page.waitForURL('**/myArtifacts')
    const longest = Number(await page.evaluate(() => document.documentElement.dataset.longest))
    const perRecord = (count: number) => count / finds.length
    const texts = finds.flatMap((find) => TEXTS.map((name) => find[name])).join('')
    return [
      { name: 'Taps for each', value: perRecord(hand.taps), unit: 'taps', goal: 12 },
      { name: 'Characters typed for each', value: perRecord(hand.characters), unit: '', goal: 186 },
      { name: 'Characters that each has', value: perRecord(texts.length), unit: '', goal: null },
      { name: 'Longest task of the main thread', value: longest, unit: 'ms', goal: 200 },
      { name: 'Most that was sent for one', value: Math.max(...sent) / 1000, unit: 'kB', goal: 440 },
    ]
  } finally {
    await phone.context.close()
  }
}
