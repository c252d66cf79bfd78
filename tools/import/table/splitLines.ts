const BREAK = 0x0a

/** Splits bytes into lines. Yields null for a line longer than `maxBytes`, without buffering it. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncIterable<Uint8Array | null> {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    length += part.byteLength
    if (length <= maxBytes) parts.push(part)
    else parts = []
  }
  const take = () => {
    const line = length <= maxBytes ? Buffer.concat(parts) : null
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(BREAK); end >= 0; end = chunk.indexOf(BREAK, start)) {
      add(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield take()
}
