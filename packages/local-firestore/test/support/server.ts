/** The whole server, as the command line starts it, on a free port. */
import { createFirestore, type Firestore } from '#firestore.ts'
import type { Log } from '#log.ts'
import { type RunningServer, startServer } from '#server.ts'
import { grpcHandler } from '#transports/grpc.ts'

export interface TestServer extends RunningServer {
  readonly base: string
  readonly control: Firestore['control']
  /** What the server logged, one line per message. */
  readonly lines: readonly string[]
}

export interface TestServerOptions {
  readonly port?: number
  readonly dataFile?: string
}

/** Starts a server that is to be closed by the test. */
export async function startFirestore({
  port = 0,
  dataFile = ':memory:',
}: TestServerOptions = {}): Promise<TestServer> {
  const lines: string[] = []
  const log: Log = {
    info: (message) => void lines.push(message),
    warn: (message) => void lines.push(message),
    error: (message, cause) => void lines.push(`${message} ${String(cause)}`),
  }
  const firestore = createFirestore({ dataFile, log })
  const { service, control } = firestore
  const server = await startServer({ service, control, grpc: grpcHandler(service, log), port, log })
  return {
    ...server,
    base: `http://127.0.0.1:${server.port}`,
    control,
    lines,
    close: async () => {
      await server.close()
      await firestore.close()
    },
  }
}

/** A ruleset around declarations below `/databases/{database}/documents`. */
export const rulesOf = (body: string) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`

/** Installs rules over the control endpoint, as testing helpers do. */
export async function putRules(base: string, project: string, source: string): Promise<void> {
  const response = await fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: source }] } }),
  })
  if (!response.ok) throw new Error(await response.text())
}
