import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'

/** Names for a text that is being typed. The API client is loaded on demand: pages without data do not need it. */
export async function suggest(text: string): Promise<readonly Suggestion[]> {
  const { apiClient } = await import('./useApi.ts')
  return (await apiClient.suggestions(text)).results
}
