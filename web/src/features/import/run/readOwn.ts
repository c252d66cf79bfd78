import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'

/** Reads all artifacts of the user, including hidden ones. */
export async function readOwn(api: ApiClient, email: string): Promise<Artifact[]> {
  const all: Artifact[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<ApiClient['myArtifacts']>> = await api.myArtifacts(email, cursor)
    all.push(...page.data)
    cursor = page.next
  }
  return all
}
