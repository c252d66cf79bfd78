import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'
import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'

/** Debounce in milliseconds, and minimum number of letters. */
const PAUSE_MS = 250
const LETTERS_MIN = 2
/** Milliseconds for which suggestions stay fresh. The search index may be just as old. */
const STALE_MS = 10_000

/**
 * Pages without data have no query client, so suggestions have their own. After a failure there are just no
 * suggestions.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false } },
  })

/** Fetches suggestions for a text, the best first. */
export type Suggest = (text: string) => Promise<readonly Suggestion[]>

const NONE: readonly Suggestion[] = []

/**
 * Returns suggestions for a text, the best first.
 * @param text null while the user is not typing
 */
export function useSuggestions(text: string | null, suggest: Suggest): readonly Suggestion[] {
  const paused = useDebouncedValue(text?.trim() ?? '', PAUSE_MS)
  const isEnabled = text !== null && text.trim() === paused && paused.length >= LETTERS_MIN
  const [client] = useState(createClient)
  const { data } = useQuery(
    {
      queryKey: ['suggestions', paused],
      queryFn: isEnabled ? () => suggest(paused) : skipToken,
      placeholderData: keepPreviousData,
    },
    client,
  )
  return text === null || text.trim().length < LETTERS_MIN ? NONE : (data ?? NONE)
}
