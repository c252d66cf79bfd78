/** Finds artifacts whose image is not shown because its URL is not allowed. */
import { isImageSource } from '@tracker/domain/photo/imageUrl.ts'
import { documentsOf } from '#admin/documentsOf.ts'
import { artifacts } from '#firestore.ts'
import { params } from '#params.ts'

interface BlockedImage {
  readonly artifactId: string
  readonly address: string
}

/**
 * Finds artifacts whose image URL became invalid, such as after a change of `IMAGE_HOSTS`.
 * @param site host of this site
 */
export async function findBlockedImages(site: string | undefined): Promise<BlockedImage[]> {
  const sources = { hosts: params.imageHosts, ...(site === undefined ? {} : { site }) }
  const blocked: BlockedImage[] = []
  for await (const document of documentsOf(artifacts.select('artifact_image'))) {
    const address = String(document.get('artifact_image') ?? '')
    if (address && !isImageSource(address, sources)) blocked.push({ artifactId: document.id, address })
  }
  return blocked
}
