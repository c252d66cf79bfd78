/** Paper is light: a page in the dark theme is printed in the light one, and is dark again afterwards. */
export function printInLight(): void {
  const { dataset } = document.documentElement
  let shown = dataset.theme
  addEventListener('beforeprint', () => {
    shown = dataset.theme
    dataset.theme = 'ancientlight'
  })
  addEventListener('afterprint', () => {
    if (shown) dataset.theme = shown
  })
}
