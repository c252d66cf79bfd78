/** Returns up to two initials of a name, else of an e-mail address. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email).split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase('en')
}
