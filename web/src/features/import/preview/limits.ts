/** What the daily limits of an account mean for an import. */
import { plural, t } from '@lingui/core/macro'
import { DAILY_MAX, NEW_ACCOUNT } from '@tracker/domain/limits.ts'
import { activeLanguage } from '#i18n/language.ts'
import { formatNumber } from '#i18n/format.ts'

const DAY_MS = 24 * 60 * 60_000

interface Account {
  /** Time when the account was created, in milliseconds since 1970; undefined if it is not known. */
  readonly createdAt: number | undefined
  /** Number of its artifacts. */
  readonly owned: number
}

/** A time of the next days: "tomorrow at 4:10". */
function dayAndTime(at: number, now: number): string {
  const time = new Date(at).toLocaleTimeString(activeLanguage(), { hour: 'numeric', minute: '2-digit' })
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS)
  const day = new Intl.RelativeTimeFormat(activeLanguage(), { numeric: 'auto' }).format(days, 'day')
  return t`${day} at ${time}`
}

/** When an account is no longer new, if it adds as many artifacts as it may until then. */
const establishedAt = ({ createdAt }: Account) => (createdAt ?? 0) + NEW_ACCOUNT.ageMs

/**
 * Says how many rows are added today and when the rest comes; empty if the limits do not matter. The server counts days in
 * UTC, and what was added earlier today; it has the last word.
 */
export function limitNote(added: number, pictures: number, account: Account, now = Date.now()): string {
  const { records, photos } = DAILY_MAX
  const isNew = now < establishedAt(account) || account.owned < NEW_ACCOUNT.records
  const kind = isNew ? 'new' : 'established'
  const isLimited = added > records[kind] || pictures > photos[kind]
  if (!isLimited) return ''
  const all = formatNumber(added)
  const today = formatNumber(Math.min(added, records[kind]))
  const waits = t`The import waits by itself, and goes on when you come back to this page.`
  if (
    isNew &&
    added <= records.established &&
    pictures <= photos.established &&
    now < establishedAt(account)
  ) {
    const when = dayAndTime(establishedAt(account), now)
    return `${t`A new account can add ${today} of your ${all} rows today, the rest from ${when}.`} ${waits}`
  }
  const days = Math.ceil(Math.max(added / records.established, pictures / photos.established))
  const duration = plural(days, {
    one: 'The rest comes within # day.',
    other: 'The rest comes within # days.',
  })
  const first =
    pictures > photos[kind]
      ? t`An account can upload ${formatNumber(photos[kind])} pictures a day.`
      : t`${today} of your ${all} rows can be added today.`
  return `${first} ${duration} ${waits}`
}
