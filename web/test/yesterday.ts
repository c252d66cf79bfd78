/** Returns the same time yesterday in milliseconds since 1970, even after a day of 23 or 25 hours. */
export function yesterday(): number {
  const now = new Date()
  return now.setDate(now.getDate() - 1)
}
