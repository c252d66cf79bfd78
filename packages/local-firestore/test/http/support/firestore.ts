/** The whole server, as the command line starts it, on a free port. */
import { createFirestore } from '#firestore.ts'
import { type RunningServer, startServer } from '#server.ts'
import { grpcHandler } from '#transports/grpc.ts'

export interface TestServer extends RunningServer {
  readonly base: string
}

export interface TestServerOptions {
  readonly port?: number
  readonly dataFile?: string
}

export async function startFirestore({ port = 0, dataFile }: TestServerOptions = {}): Promise<TestServer> {
  const firestore = createFirestore({ dataFile: dataFile ?? ':memory:' })
  const { service, control } = firestore
  const server = await startServer({ service, control, grpc: grpcHandler(service), port })
  return {
    ...server,
    base: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close()
      await firestore.close()
    },
  }
}

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
