/**
 * The first question of the page that is being opened, asked before the app runs and asked once: the build loads this module
 * beside the entry (web/build/firstAnswer.ts), and whoever would ask the same takes the answer from here. It is small on
 * purpose and knows no SDK (docs/decisions/038-the-first-cards.md).
 */
import { DEFAULT_SORT, SORTS } from '@tracker/domain/browse.ts'
import { ARTIFACTS } from '@tracker/domain/collections.ts'
import { FEATURED_COUNT, PAGE_SIZE } from '@tracker/domain/limits.ts'
import { PATHS } from '#paths.ts'
import { APP_CHECK_KEY, emulators, firebaseConfig } from './config.ts'

/** Milliseconds until the question counts as lost: who asks then asks anew. */
const TIMEOUT_MS = 15_000
/** Milliseconds after which the answer is for a page that was left: even on a slow phone the app runs by then. */
const LEFT_MS = 60_000

const first = SORTS[DEFAULT_SORT]

/** By the path at which each is the first. One more than a page tells whether there is another. */
const QUESTIONS = {
  [PATHS.home]: {
    orders: [
      ['likes_count', 'desc'],
      ['added_at', 'desc'],
    ],
    limit: FEATURED_COUNT,
  },
  [PATHS.browse]: { orders: [[first.field, first.direction]], limit: PAGE_SIZE + 1 },
} as const

type Path = keyof typeof QUESTIONS

function openedPath(): Path | undefined {
  // What is rendered while building is opened nowhere.
  if (typeof location === 'undefined' || location.search !== '') return undefined
  return ([PATHS.home, PATHS.browse] as const).find((path) => path === location.pathname)
}

/** The address of Firestore's REST interface. */
async function firestoreAddress(): Promise<string> {
  if (import.meta.env.MODE === 'production') return 'https://firestore.googleapis.com'
  const { host, port } = (await emulators()).firestore
  return `http://${host}:${port}`
}

async function ask(path: Path): Promise<unknown> {
  const { orders, limit } = QUESTIONS[path]
  const [{ projectId, apiKey }, address] = await Promise.all([firebaseConfig(), firestoreAddress()])
  const structuredQuery = {
    from: [{ collectionId: ARTIFACTS }],
    orderBy: orders.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    limit,
  }
  const documents = `${address}/v1/projects/${projectId}/databases/(default)/documents`
  // A text of no declared type needs no question whether it may be sent to another origin.
  const response = await fetch(`${documents}:runQuery?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.ok ? response.json() : null
}

// With App Check, Firestore answers nothing without a proof, which takes its SDK.
const opened = APP_CHECK_KEY === null ? openedPath() : undefined
// Who asks later is told of a failure; this one only costs the time that it would have won.
let answer = opened && ask(opened).catch(() => null)

/**
 * The answer as Firestore's REST interface gives it, for the first who takes it; null when there is none: the page was
 * opened elsewhere or a while ago, or the question failed.
 */
export async function takeFirstAnswer(path: Path): Promise<unknown> {
  if (path !== opened || performance.now() > LEFT_MS) return null
  const taken = answer
  answer = undefined
  return (await taken) ?? null
}
