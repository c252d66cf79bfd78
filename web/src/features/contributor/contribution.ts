/** Texts and time axis of a contributor's page. */
import { plural, t } from '@lingui/core/macro'
import type { Contributor } from '@tracker/domain/account/contributor.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { axisBarOf } from '@tracker/domain/time/axis.ts'
import { yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import { dateFormat } from '#i18n/format.ts'

const month = dateFormat({ month: 'long', year: 'numeric' })

/** Reserves the height of the text. */
const NOT_KNOWN = '\u00A0'

type Contribution = Pick<Contributor, 'artifacts' | 'likes'> & { readonly since: string | undefined }

/** Returns a text such as "37 artifacts and 5 likes, since March 2025". */
function summaryOf({ artifacts, likes, since }: Contribution): string {
  const added = plural(artifacts, { one: '# artifact', other: '# artifacts' })
  const liked = plural(likes, { one: '# like', other: '# likes' })
  const counts = likes > 0 ? t`${added} and ${liked}` : added
  if (!since) return counts
  const start = month(new Date(since))
  return t`${counts}, since ${start}`
}

/** Bars for a contributor's centuries; more artifacts make them stronger. */
export function barsOf(centuries: SearchFacets['century']) {
  const most = Math.max(...centuries.map(([, count]) => count))
  const bars = centuries.map(([century, count]) => ({
    ...axisBarOf(yearsOfCentury(century)),
    weight: 0.4 + 0.6 * (count / most),
  }))
  // A single notch represents all bars before the axis.
  return bars.filter(({ to }, at) => to > 0 || bars[at + 1]?.to !== 0)
}

/** A completely loaded list is counted in the client, so that the numbers include deletions and likes. */
export function introOf(
  items: readonly Artifact[],
  isAll: boolean,
  contributor: Contribution | undefined,
): string {
  if (!isAll) return contributor ? summaryOf(contributor) : NOT_KNOWN
  const likes = items.reduce((sum, { likes_count }) => sum + likes_count, 0)
  return summaryOf({ artifacts: items.length, likes, since: contributor?.since })
}
