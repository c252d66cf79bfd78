import type { Log } from '#log.ts'
import { type RunningFirestore, startFirestore, type StartOptions } from '#startFirestore.ts'

export interface TestServer extends RunningFirestore {
  readonly base: string
  /** Log messages of the server. */
  readonly lines: readonly string[]
}

/** Starts a server on a free port and records its log. The test must close it. */
export async function startTestServer(options: Omit<StartOptions, 'log'> = {}): Promise<TestServer> {
  const lines: string[] = []
  const log: Log = {
    info: (message) => void lines.push(message),
    warn: (message) => void lines.push(message),
    error: (message, cause) => void lines.push(`${message} ${String(cause)}`),
  }
  const server = await startFirestore({ ...options, log })
  return { ...server, base: `http://127.0.0.1:${server.port}`, lines }
}

/** Installs rules with the control endpoint. */
export async function putRules(base: string, project: string, source: string): Promise<void> {
  const response = await fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: source }] } }),
  })
  if (!response.ok) throw new Error(await response.text())
}
