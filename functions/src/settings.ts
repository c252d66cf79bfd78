/** What a deployment may set in the environment, read once. Defaults are those of production. */

/** Writes that one person may make in a minute. */
const WRITES_PER_MINUTE = 120

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

export const settings = {
  writesPerMinute: positive(process.env.WRITES_PER_MINUTE, WRITES_PER_MINUTE),
  /** Whether calls must prove that they come from our app. Only the word `off` turns it off. */
  appCheck: process.env.APP_CHECK !== 'off',
} as const
