import type { PhotoCopies } from '#photo/photoCopies.ts'

/** The body of `POST /photos`. */
export function photoForm({ large, medium, small }: PhotoCopies): FormData {
  const form = new FormData()
  form.append('large', large, 'large')
  if (medium) form.append('medium', medium, 'medium')
  form.append('small', small, 'small')
  return form
}

/** Returns the id of an uploaded photo: the last part of its URL. */
export const photoIdOf = (url: string) => url.split('/').at(-1) ?? ''
