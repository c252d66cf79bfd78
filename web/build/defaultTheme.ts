/**
 * Stands in for the component library's default theme, and for the function that makes it: run at every visit for nothing,
 * since the product's theme is in the context, always. Any use says so.
 */
function refuse(): never {
  throw new Error('A component is outside of the theme (web/build/defaultTheme.ts).')
}

const noTheme: object = new Proxy(() => noTheme, { get: refuse, ownKeys: refuse })
export default noTheme
