import { createFirestore, type Firestore } from '#firestore.ts'
import type { Log } from '#log.ts'
import { type RunningServer, startServer } from '#server.ts'
import { grpcHandler } from '#transports/grpc.ts'

export interface TestServer extends RunningServer {
  readonly base: string
  readonly control: Firestore['control']
  /** Log messages of the server. */
  readonly lines: readonly string[]
}

export interface TestServerOptions {
  readonly port?: number
  readonly dataFile?: string
}

/** Starts a complete server on a free port. The test must close it. */
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

/** Installs rules with the control endpoint. */
export async function putRules(base: string, project: string, source: string): Promise<void> {
  const response = await fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: source }] } }),
  })
  if (!response.ok) throw new Error(await response.text())
}
