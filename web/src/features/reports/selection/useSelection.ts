import { useState } from 'react'

export interface Selection {
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly set: (ids: readonly string[]) => void
}

/**
 * A selection of records by their ids.
 * @param listed listed records; others are removed from the selection
 */
export function useSelection(listed: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ids = listed.filter((id) => selected.has(id))
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setSelected(next)
    },
    set: (chosen) => setSelected(new Set(chosen)),
  }
}
