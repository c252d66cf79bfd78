/**
 * Sharing an artifact. What is shared is its label: a page that anybody may read, and that messengers show with name and
 * picture (docs/decisions/013-labels.md).
 */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import { icon } from '#icons/icons.tsx'
import { toast } from '#notifications/toast.ts'

export const ShareIcon = /* @__PURE__ */ icon('M8 8.2 12 4l4 4.2M12 4.3v10.4M6.5 11H5v9h14v-9h-1.5')

/** The full address of an artifact's label. The function renders it: it is no route of the app. */
export const labelUrl = (id: string) => new URL(`/label/${encodeURIComponent(id)}`, location.origin).href

/** Opens the system's own sheet. False where there is none, or when it does not open. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // Whoever closes the sheet has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return true
    console.warn('The system does not share.', error)
    return false
  }
}

/** Shares an artifact's label by the system's sheet, else copies its address and says so. */
export async function shareArtifact({
  _id,
  artifact_name,
}: Pick<Artifact, '_id' | 'artifact_name'>): Promise<void> {
  const url = labelUrl(_id)
  if (await shareBySystem({ title: withoutDirectionControls(artifact_name), url })) return
  try {
    await navigator.clipboard.writeText(url)
    toast.success('The link was copied.')
  } catch (error) {
    console.warn('The link could not be copied.', error)
    // What cannot be copied can be read.
    toast.notice(`The link to share: ${url}`)
  }
}
