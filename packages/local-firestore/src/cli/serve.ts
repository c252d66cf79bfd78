/** A server from its options to its end. */
import type { CliOptions } from '#cli/options.ts'
import { describeIssues, hasErrors, readRules, watchRules } from '#cli/rulesFile.ts'
import { createFirestore } from '#firestore.ts'
import { LOOPBACK, type RunningServer, startServer } from '#server.ts'
import { grpcHandler } from '#transports/grpc.ts'
import { codeOf, type Log, messageOf } from '#log.ts'

const consoleLog: Log = {
  info: (message) => console.log(message),
  warn: (message) => console.warn(message),
  error: (message, cause) => console.error(message, cause ?? ''),
}

type Firestore = ReturnType<typeof createFirestore>

/**
 * Serves until SIGINT, SIGTERM or POST /shutdown, and gives the exit code. Throws an Error whose message is a
 * sentence for people when the server cannot start.
 */
export async function serve(options: CliOptions): Promise<number> {
  const stop = Promise.withResolvers<void>()
  const onSignal = () => stop.resolve()
  const firestore = openFirestore(options)
  try {
    const stopWatching = applyRules(firestore, options.rulesFile)
    const server = await listen(firestore, options, onSignal)
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    console.log(readyLine(server, options))
    await stop.promise
    stopWatching()
    await server.close()
    return 0
  } finally {
    await firestore.close()
  }
}

function openFirestore(options: CliOptions): Firestore {
  try {
    return createFirestore({
      dataFile: options.dataFile,
      rulesPolicy: options.strict ? 'deny' : 'allow',
      log: consoleLog,
    })
  } catch (error) {
    throw new Error(`The data file ${options.dataFile} cannot be opened: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

/** Installs the rules and keeps them up to date. Throws when they are unreadable or invalid at the start. */
function applyRules(firestore: Firestore, file: string | null): () => void {
  if (file === null) return () => {}
  const source = readRules(file)
  const issues = firestore.control.setDefaultRules(source)
  if (hasErrors(issues)) {
    throw new Error(['The rules are not valid.', ...describeIssues(file, issues)].join('\n'))
  }
  describeIssues(file, issues).forEach((line) => console.warn(line))
  return watchRules(
    file,
    source,
    (changed) => {
      const found = firestore.control.setDefaultRules(changed)
      describeIssues(file, found).forEach((line) => console.warn(line))
      console.log(hasErrors(found) ? `${file} is not valid: the old rules stay.` : `${file} was reloaded.`)
    },
    (error) => console.error(`${messageOf(error)} The old rules stay.`),
  )
}

async function listen(
  firestore: Firestore,
  options: CliOptions,
  onShutdown: () => void,
): Promise<RunningServer> {
  const { service, control } = firestore
  const hosts = options.hosts ?? LOOPBACK
  try {
    return await startServer({
      service,
      control,
      grpc: grpcHandler(service, consoleLog),
      hosts,
      port: options.port,
      log: consoleLog,
      onShutdown,
    })
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const where = `port ${options.port} on ${hosts.join(' and ')}`
    if (code === 'EADDRINUSE') {
      throw new Error(`Another program uses ${where}. Stop it, or choose another port with --port.`, {
        cause: error,
      })
    }
    throw new Error(`The server cannot listen at ${where}: ${messageOf(error)}`, { cause: error })
  }
}

function readyLine(
  { port }: RunningServer,
  { hosts, dataFile, rulesFile, strict, project }: CliOptions,
): string {
  const [host = '127.0.0.1'] = hosts ?? LOOPBACK
  const rules = rulesFile ?? (strict ? 'none, all is refused' : 'none, all is allowed')
  const data = dataFile === ':memory:' ? 'in memory' : dataFile
  const forProject = project === null ? '' : ` for ${project}`
  return `Local Firestore${forProject} is ready on ${host.includes(':') ? `[${host}]` : host}:${port} (data: ${data}; rules: ${rules}).`
}
