import { NO_FILTERS, toSearchQuery } from './address.ts'
import { useSearch } from './api/useSearch.ts'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'

/** Debounce in milliseconds, minimum letters of a text, and maximum number of names. */
const PAUSE_MS = 250
const LETTERS_MIN = 2
const NAMES_MAX = 8

/**
 * Suggested names for a text, best first. They come from the search index and read no document.
 * @param text null while the user is not typing
 */
export function useSuggestions(text: string | null): readonly string[] {
  const paused = useDebouncedValue(text?.trim() ?? '', PAUSE_MS)
  const isEnabled = text !== null && text.trim() === paused && paused.length >= LETTERS_MIN
  const { data } = useSearch(
    isEnabled ? toSearchQuery({ name: paused, sort: 'best', filters: NO_FILTERS }) : null,
    NAMES_MAX,
  )
  if (text === null || text.trim().length < LETTERS_MIN || !data) return []
  return [...new Set(data.results.map(({ artifact_name: name }) => name))].slice(0, NAMES_MAX)
}
