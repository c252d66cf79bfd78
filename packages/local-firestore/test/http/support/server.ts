/** Servers on free ports that end with the test. */
import { onTestFinished } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '#server.ts'
import { refusingControl, scriptedService } from './scriptedService.ts'

export interface ScriptedServer extends RunningServer {
  readonly base: string
  readonly runs: ReturnType<typeof scriptedService>['runs']
}

export async function startScripted(options: Partial<ServerOptions> = {}): Promise<ScriptedServer> {
  const { service, runs } = scriptedService()
  const server = await startServer({
    service,
    control: refusingControl,
    grpc: (_request, response) => response.stream.respond({ ':status': 501 }, { endStream: true }),
    port: 0,
    ...options,
  })
  onTestFinished(() => server.close())
  return { ...server, runs, base: `http://127.0.0.1:${server.port}` }
}
