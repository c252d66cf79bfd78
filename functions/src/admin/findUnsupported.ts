/** Finds artifacts that the site does not show as others, and that no repair can mend. */
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
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
  /** Artifacts without a field by which lists are ordered, which such a list leaves out; only foreign programs store them. */
  readonly incomplete: readonly { readonly artifactId: string; readonly missing: readonly string[] }[]
}

/** Lists are ordered by these fields, or by what is derived from them. */
const ORDERING = ['artifact_name', 'added_at', 'adder_uid']

/** @param site host of this site */
export async function findUnsupported(site: string | undefined): Promise<Unsupported> {
  const sources = { hosts: params.imageHosts, ...(site === undefined ? {} : { site }) }
  const images: { artifactId: string; address: string }[] = []
  const types = new Map<string, string[]>()
  const incomplete: { artifactId: string; missing: string[] }[] = []
  const fields = ['artifact_image', 'artifact_type', DELETING, ...ORDERING]
  for await (const document of documentsOf(artifacts.select(...fields))) {
    const missing = ORDERING.filter((field) => !document.get(field))
    if (missing.length > 0 && !isBeingDeleted(document.data()))
      incomplete.push({ artifactId: document.id, missing })
    const address = String(document.get('artifact_image') ?? '')
    if (address && !isImageSource(address, sources)) images.push({ artifactId: document.id, address })
    const type = String(document.get('artifact_type') ?? '')
    if (type !== '' && !isType(type)) types.set(type, [...(types.get(type) ?? []), document.id])
  }
  return { images, types, incomplete }
}
