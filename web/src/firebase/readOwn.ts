import { errorCode, toProblem } from './errors.ts'

/**
 * A document that is not for everybody. Null when there is none, and for others: that is all they learn.
 * @throws Problem
 */
export async function readOwn(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    // With the client that the artifact's page has: a denial is an answer here, and no failed request in the console.
    const { readDocument } = await import('./liveFirestore.ts')
    return await readDocument(path)
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return null
    throw toProblem(error)
  }
}
