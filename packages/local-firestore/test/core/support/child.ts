/** A server process to be killed: prints its port, then serves from the data file given. */
import { createFirestore } from '#firestore.ts'
import { startServer } from '#server.ts'
import { grpcHandler } from '#transports/grpc.ts'

const [, , dataFile = ':memory:'] = process.argv
const { service, control } = createFirestore({ dataFile })
const { port } = await startServer({ service, control, grpc: grpcHandler(service), port: 0 })
console.log(port)
