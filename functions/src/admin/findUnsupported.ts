/** Finds artifacts with values that the site's settings do not allow any more. */
import { isType } from '@tracker/domain/artifact/types.ts'
import { isImageSource } from '@tracker/domain/photo/imageUrl.ts'
import { documentsOf } from '#admin/documentsOf.ts'
import { artifacts } from '#firestore.ts'
import { params } from '#params.ts'

interface Unsupported {
  /** Images that are not shown, such as after a change of `IMAGE_HOSTS`. */
  readonly images: readonly { readonly artifactId: string; readonly address: string }[]
  /** Ids of artifacts by types that `site.config.ts` does not name. They are shown and found, but no filter has them. */
  readonly types: ReadonlyMap<string, readonly string[]>
}

/** @param site host of this site */
export async function findUnsupported(site: string | undefined): Promise<Unsupported> {
  const sources = { hosts: params.imageHosts, ...(site === undefined ? {} : { site }) }
  const images: { artifactId: string; address: string }[] = []
  const types = new Map<string, string[]>()
  for await (const document of documentsOf(artifacts.select('artifact_image', 'artifact_type'))) {
    const address = String(document.get('artifact_image') ?? '')
    if (address && !isImageSource(address, sources)) images.push({ artifactId: document.id, address })
    const type = String(document.get('artifact_type') ?? '')
    if (type !== '' && !isType(type)) types.set(type, [...(types.get(type) ?? []), document.id])
  }
  return { images, types }
}
