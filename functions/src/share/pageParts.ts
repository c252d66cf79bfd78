/** Parts of labels and of shared lists. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { initialOf } from '@tracker/domain/artifact/initial.ts'
import { type Markup, markup } from '#share/markup.ts'

/** Font size class by the length of the name. */
export function titleClass(name: string): string {
  if (name.length <= 48) return 'short'
  return name.length <= 100 ? 'long' : 'longest'
}

/** Renders a paragraph, or null for empty text. */
export function paragraph(style: string, text: string): Markup | null {
  return text === ''
    ? null
    : markup`<p class="${style}" dir="auto">${text}</p>
`
}

/** Address of the dark variant of a plate. */
export const nightOf = (plate: string) => plate.replace(/\.svg$/, '.night.svg')

/**
 * Renders a plate and its dark variant. The style shows one of them: browsers print before they load the other
 * source of a `<picture>`.
 */
export function plateImages(plate: string, attributes: Markup, loading: Markup | null = null): Markup {
  return markup`<img src="${plate}" class="day" ${attributes}${loading}><img src="${nightOf(plate)}" class="night" ${attributes} loading="lazy">`
}

/** Renders the initial shown in place of a missing picture. */
export function initial({ _id, artifact_name: name, artifact_type: type }: Artifact): Markup {
  const { letter, drawings } = initialOf(name, type, _id)
  const text = letter === null ? null : markup`<text x="120" y="187">${letter}</text>`
  return markup`<figure class="initial" aria-hidden="true"><svg viewBox="0 0 240 240" width="240" height="240">${drawings.map((address) => markup`<use href="${address}"/>`)}${text}</svg></figure>
`
}
