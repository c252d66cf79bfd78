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

/** Adds the dark variant of a plate. */
export function withNight(plate: string, image: Markup): Markup {
  const night = plate.replace(/\.svg$/, '.night.svg')
  return markup`<picture><source srcset="${night}" media="screen and (prefers-color-scheme: dark)">${image}</picture>`
}

/** Renders the initial shown in place of a missing picture. */
export function initial({ _id, artifact_name: name, artifact_type: type }: Artifact): Markup {
  const { letter, drawings } = initialOf(name, type, _id)
  const text = letter === null ? null : markup`<text x="120" y="187">${letter}</text>`
  return markup`<figure class="initial" aria-hidden="true"><svg viewBox="0 0 240 240" width="240" height="240">${drawings.map((address) => markup`<use href="${address}"/>`)}${text}</svg></figure>
`
}
