/** Prints in the light theme, and restores the dark one afterwards. */
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
