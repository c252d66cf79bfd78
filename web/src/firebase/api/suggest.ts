import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'

/**
 * Suggests names for an incomplete text. Loads the API client on demand, because pages without data do not
 * need it.
 */
export async function suggest(text: string): Promise<readonly Suggestion[]> {
  const { apiClient } = await import('./useApi.ts')
  return (await apiClient.suggestions(text)).results
}
