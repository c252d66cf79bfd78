/** A photo of this site as a file that says whose it is. */
import { withXmp } from '@tracker/domain/photo/withXmp.ts'
import { fileNameOf } from '#utils/fileName.ts'

export interface PictureRights {
  /** The artifact's name. */
  readonly name: string
  /** Credit and licence; each may be empty. */
  readonly credit: string
  readonly licence: string
  /** URL of the licence's text; empty if it is not a well-known one. */
  readonly licenceAddress: string
  /** Public URL of the artifact. */
  readonly url: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

const inLanguages = (tag: string, text: string) =>
  text && `<${tag}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></${tag}>`
const element = (tag: string, text: string) => text && `<${tag}>${escaped(text)}</${tag}>`

/** Returns an XMP packet with the properties that image search engines and archives read. */
export function rightsPacket({ name, credit, licence, licenceAddress, url }: PictureRights): string {
  const properties = [
    inLanguages('dc:title', name),
    element('photoshop:Credit', credit),
    inLanguages('dc:rights', licence),
    // Google Images reads the licence here.
    element('xmpRights:WebStatement', licenceAddress || url),
    licenceAddress && `<cc:license rdf:resource="${escaped(licenceAddress)}"/>`,
    element('dc:source', url),
  ].join('')
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:cc="http://creativecommons.org/ns#">${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
}

/** Fetches a photo of this site. @throws Error if it cannot be loaded */
export async function pictureFile(address: string, rights: PictureRights): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The picture could not be loaded (${response.status}).`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('Content-Type') ?? ''
  const ending = type === 'image/jpeg' ? 'jpg' : 'webp'
  const title = [fileNameOf(rights.name), fileNameOf(rights.licence)].filter(Boolean).join('-')
  return new File([withXmp(bytes, rightsPacket(rights))], `${title || 'picture'}.${ending}`, { type })
}
