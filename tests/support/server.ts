import { createFirestore } from '@tracker/local-firestore/firestore.ts'
import { type RunningServer, startServer } from '@tracker/local-firestore/server.ts'
import { grpcHandler } from '@tracker/local-firestore/transports/grpc.ts'

/** Starts an in-memory local Firestore in this process on a free port. */
export async function startTestServer(): Promise<RunningServer> {
  const firestore = createFirestore({ dataFile: ':memory:' })
  const { service, control } = firestore
  const server = await startServer({ service, control, grpc: grpcHandler(service), port: 0 })
  return {
    ...server,
    close: async () => {
      await server.close()
      await firestore.close()
    },
  }
}
