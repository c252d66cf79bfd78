/** The entry point for programs. */
import { createFirestore, type Firestore, type FirestoreOptions } from '#firestore.ts'
import { type RunningServer, startServer } from '#server.ts'

export interface StartOptions extends Partial<FirestoreOptions> {
  /** Port for all protocols. Default: 0, which selects a free port. */
  readonly port?: number
  /** Source of the rules for projects without rules of their own. */
  readonly rules?: string
}

export interface RunningFirestore extends RunningServer {
  readonly control: Firestore['control']
}

/** Starts a server in this process. Rejects if the port is in use, or if the data file or the rules are invalid. */
export async function startFirestore({
  dataFile = ':memory:',
  port = 0,
  rules,
  ...options
}: StartOptions = {}): Promise<RunningFirestore> {
  const firestore = createFirestore({ dataFile, ...options })
  try {
    if (rules !== undefined) setRules(firestore, rules)
    const server = await startServer({ ...firestore, port, ...(options.log && { log: options.log }) })
    return {
      ...server,
      control: firestore.control,
      close: async () => {
        await server.close()
        await firestore.close()
      },
    }
  } catch (error) {
    await firestore.close()
    throw error
  }
}

function setRules({ control }: Firestore, rules: string): void {
  const error = control.setDefaultRules(rules).find(({ severity }) => severity === 'ERROR')
  if (error !== undefined) throw new Error(`Invalid rules, line ${error.line}: ${error.description}`)
}
