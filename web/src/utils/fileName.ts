/** Creates a file name from a title: letters and digits of any script. Empty if the title has none. */
export const fileNameOf = (title: string) =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
