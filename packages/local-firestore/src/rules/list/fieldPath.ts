/** Segments of a field path; backticks quote, backslashes escape inside them. Null when it is malformed. */
export function parseFieldPath(path: string): readonly string[] | null {
  const segments: string[] = []
  const segment = /(?:`((?:[^`\\]|\\.)*)`|([^`.\\]+))(\.|$)/y
  while (segment.lastIndex < path.length) {
    const match = segment.exec(path)
    if (match === null) return null
    const [, quoted, plain, end] = match
    segments.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'))
    if (end === '') return segments
  }
  return null
}
