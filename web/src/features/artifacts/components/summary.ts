/** How much of a list is shown, in words: "12 artifacts", "24 of 131 shown", "24 shown". */
export function summary(pages: {
  items: readonly unknown[]
  total: number | undefined
  hasMore: boolean
}): string {
  const shown = pages.items.length
  if (!pages.hasMore) return shown === 1 ? '1 artifact' : `${shown.toLocaleString('en')} artifacts`
  const of = pages.total === undefined ? '' : ` of ${pages.total.toLocaleString('en')}`
  return `${shown.toLocaleString('en')}${of} shown`
}
