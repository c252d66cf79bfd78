/**
 * A whole number as people read it, in groups of three: "20,000". The browser's own way loads its tables of all languages
 * first, which takes a phone longer than drawing a list.
 */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
