/** Prints a line for one step of a slow start, with its result or duration. */
export async function step<T>(
  label: string,
  work: () => Promise<T>,
  outcome?: (value: T) => string,
): Promise<T> {
  const live = process.stdout.isTTY
  if (live) process.stdout.write(`  ${label} ...`)
  const start = performance.now()
  try {
    const value = await work()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const note = outcome ? outcome(value) : `${seconds} s`
    process.stdout.write(`${live ? '\r\u001B[K' : ''}  ${label}: ${note}\n`)
    return value
  } catch (error) {
    process.stdout.write(`${live ? '\r\u001B[K' : ''}  ${label}: failed\n`)
    throw error
  }
}
