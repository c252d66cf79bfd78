const PICTURES = import.meta.glob<string>('./pictures/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** Address of a test picture of a size, which is no plate of the product and so counts as a photograph. */
export const photograph = (size: string) =>
  new URL(PICTURES[`./pictures/${size}.svg`] ?? '', location.href).href
