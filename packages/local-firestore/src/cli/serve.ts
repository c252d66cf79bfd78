import type { CliOptions } from '#cli/options.ts'
import { formatIssues, hasErrors, readRules, watchRules } from '#cli/rulesFile.ts'
import { createFirestore, type Firestore } from '#firestore.ts'
import { LOOPBACK, type RunningServer, startServer } from '#server.ts'
import { codeOf, type Log, messageOf } from '#log.ts'

const consoleLog: Log = {
  info: (message) => console.log(message),
  warn: (message) => console.warn(message),
  error: (message, cause) => console.error(message, cause ?? ''),
}

/**
 * Serves until SIGINT, SIGTERM or POST /shutdown and returns the exit code. Throws an Error with a message for the
 * user if the server cannot start.
 */
export async function serve(options: CliOptions): Promise<number> {
  const stop = Promise.withResolvers<void>()
  const onSignal = () => stop.resolve()
  const firestore = openFirestore(options)
  let stopWatching = () => {}
  try {
    stopWatching = applyRules(firestore, options.rulesFile)
    const server = await listen(firestore, options, onSignal)
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    console.log(readyLine(server, options))
    await stop.promise
    await server.close()
    return 0
  } finally {
    stopWatching()
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
    throw new Error(`The data file ${options.dataFile} cannot be opened: ${openingFailure(error)}`, {
      cause: error,
    })
  }
}

/** The primary result codes of SQLite, and what to do. */
const SQLITE_ADVICE: Readonly<Record<number, string>> = {
  5: 'Another process uses it. Stop that process, then start again.',
  6: 'Another process uses it. Stop that process, then start again.',
  8: 'It may not be written by this user. Change its owner or permissions.',
  11: 'It is damaged. Replace it by a copy, or delete it to start with an empty store.',
  13: 'The disk is full. Free some space, then start again.',
  14: 'Its folder does not exist, or this user may not write to it.',
  26: 'It is damaged, or not a data file of this server. Replace it by a copy, or delete it to start with an empty store.',
}

function openingFailure(error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : Number.NaN
  return `${messageOf(error)}. ${SQLITE_ADVICE[code] ?? 'Replace it by a copy, or delete it to start with an empty store.'}`
}

/**
 * Installs the rules and reloads them when the file changes. Returns a function that stops watching. Throws if the
 * rules are unreadable or invalid at startup.
 */
function applyRules(firestore: Firestore, file: string | null): () => void {
  if (file === null) return () => {}
  const source = readRules(file)
  const issues = firestore.control.setDefaultRules(source)
  if (hasErrors(issues)) {
    throw new Error(['The rules are not valid.', ...formatIssues(file, issues)].join('\n'))
  }
  formatIssues(file, issues).forEach((line) => console.warn(line))
  return watchRules(
    file,
    source,
    (changed) => {
      const changedIssues = firestore.control.setDefaultRules(changed)
      formatIssues(file, changedIssues).forEach((line) => console.warn(line))
      console.log(
        hasErrors(changedIssues)
          ? `${file} is not valid: the old rules stay in effect.`
          : `${file} was reloaded.`,
      )
    },
    (error) => console.error(`${messageOf(error)} The old rules stay in effect.`),
  )
}

async function listen(
  firestore: Firestore,
  options: CliOptions,
  onShutdown: () => void,
): Promise<RunningServer> {
  const hosts = options.hosts ?? LOOPBACK
  try {
    return await startServer({
      ...firestore,
      hosts,
      port: options.port,
      log: consoleLog,
      onShutdown,
    })
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const address = `port ${options.port} on ${hosts.join(' and ')}`
    if (code === 'EADDRINUSE') {
      throw new Error(`Another program uses ${address}. Stop it, or choose another port with --port.`, {
        cause: error,
      })
    }
    throw new Error(`The server cannot listen at ${address}: ${messageOf(error)}`, { cause: error })
  }
}

function readyLine(
  { port }: RunningServer,
  { hosts, dataFile, rulesFile, strict, project }: CliOptions,
): string {
  const [host = '127.0.0.1'] = hosts ?? LOOPBACK
  const rules = rulesFile ?? (strict ? 'none, all requests are denied' : 'none, all requests are allowed')
  const data = dataFile === ':memory:' ? 'in memory' : dataFile
  const forProject = project === null ? '' : ` for ${project}`
  return `Local Firestore${forProject} is ready on ${host.includes(':') ? `[${host}]` : host}:${port} (data: ${data}; rules: ${rules}).`
}
