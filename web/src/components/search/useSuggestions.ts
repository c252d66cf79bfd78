import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'

/** Debounce in milliseconds, and minimum number of letters. */
const PAUSE_MS = 250
const LETTERS_MIN = 2
/** Milliseconds for which suggestions stay fresh. The search index may be just as old. */
const STALE_MS = 10_000

/** Fetches suggestions for a text, the best first. */
export type Suggest = (text: string) => Promise<readonly Suggestion[]>

const NONE: readonly Suggestion[] = []

/**
 * Returns suggestions for a text, the best first; none after a failure.
 * @param text null while the user is not typing
 */
export function useSuggestions(text: string | null, suggest: Suggest): readonly Suggestion[] {
  const paused = useDebouncedValue(text?.trim() ?? '', PAUSE_MS)
  const isEnabled = text !== null && text.trim() === paused && paused.length >= LETTERS_MIN
  const { data } = useQuery({
    queryKey: ['suggestions', paused],
    queryFn: isEnabled ? () => suggest(paused) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  })
  return text === null || text.trim().length < LETTERS_MIN ? NONE : (data ?? NONE)
}
