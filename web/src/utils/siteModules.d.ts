/** The operator's markdown, parsed by the build (web/build/site.ts). */
declare module 'virtual:legal/*' {
  import type { Token } from 'marked'

  /** By language. */
  export const tokens: Readonly<Record<string, readonly Token[]>>
}

declare module 'virtual:articles/cards' {
  /** What the cards of the site's articles show, by language; empty with the shipped articles. */
  export const cards: Readonly<
    Record<
      string,
      readonly {
        readonly title: string
        /** Path of the picture, and what it shows. */
        readonly image: string
        readonly alt: string
        readonly teaser: string
      }[]
    >
  >
}

declare module 'virtual:articles/bodies' {
  import type { Token } from 'marked'

  /** The texts of the site's articles, by language and in the order of the cards. */
  export const bodies: Readonly<Record<string, readonly (readonly Token[])[]>>
}
