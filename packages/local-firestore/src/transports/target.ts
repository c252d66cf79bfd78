/** The target of a request, split without the normalisation of `URL`, which would resolve `/..` inside names. */
export interface RequestTarget {
  /** The path as sent, percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
}

export function parseTarget(url: string): RequestTarget {
  const mark = url.indexOf('?')
  if (mark === -1) return { path: url, query: new URLSearchParams() }
  return { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) }
}
