/**
 * Shares the public label of an artifact, for which messengers show name and picture
 * (docs/decisions/013-labels.md).
 */
import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import { icon } from '#icons/icons.tsx'
import { toast } from '#notifications/toast.ts'

export const ShareIcon = /* @__PURE__ */ icon('M8 8.2 12 4l4 4.2M12 4.3v10.4M6.5 11H5v9h14v-9h-1.5')

/** Absolute URL of an artifact's label, which the function renders. */
export const labelUrl = (id: string) => new URL(`/label/${encodeURIComponent(id)}`, location.origin).href

/** Opens the system's share sheet. Resolves to false if there is none. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // The user has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return true
    console.warn('The system does not share.', error)
    return false
  }
}

/** Shares a URL with the system's share sheet; without one, copies it and shows a toast. */
export async function shareUrl(title: string, url: string): Promise<void> {
  if (await shareBySystem({ title: withoutDirectionControls(title), url })) return
  try {
    await navigator.clipboard.writeText(url)
    toast.success(t`The link was copied.`)
  } catch (error) {
    console.warn('The link could not be copied.', error)
    // Copying failed, so the URL is shown instead.
    toast.notice(t`The link to share: ${url}`)
  }
}

/** Shares an artifact's label. */
export const shareArtifact = ({ _id, artifact_name }: Pick<Artifact, '_id' | 'artifact_name'>) =>
  shareUrl(artifact_name, labelUrl(_id))
