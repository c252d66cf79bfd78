/** Texts shared by parts of the lists feature. */
import { plural, t } from '@lingui/core/macro'
import type { List, ListVisibility } from '@tracker/domain/lists/list.ts'
import { isVisibleName } from '@tracker/domain/text/visibleName.ts'
import { publicListAddress } from '#navigation/paths.ts'

export const visibilityText = (visibility: ListVisibility) =>
  ({
    private: t`Only me`,
    link: t`Everybody with the link`,
    gallery: t`Everybody, in Exhibitions`,
  })[visibility]

export const countText = (count: number) => plural(count, { one: '# artifact', other: '# artifacts' })

/** Returns a title for headings and links, even if the stored one is blank. */
export const titleOf = ({ title }: Pick<List, 'title'>) => (isVisibleName(title) ? title : t`Untitled list`)

/** The URL of the public page. */
export const publicUrl = (id: string) => new URL(publicListAddress(id), location.origin).href

/** Returns a title that no list has: "My list", "My list 2". */
export function freeTitle(lists: readonly Pick<List, 'title'>[]): string {
  const taken = new Set(lists.map(({ title }) => title))
  let number = 1
  const title = () => (number === 1 ? t`My list` : t`My list ${number}`)
  while (taken.has(title())) number += 1
  return title()
}
