import { parseArgs } from 'node:util'

export const USAGE = `Usage: local-firestore [options]

  --port 8080             the port for every protocol; 0 picks a free one
  --host 127.0.0.1        where to listen; may be repeated. Default: 127.0.0.1 and ::1
  --rules firestore.rules security rules for projects without rules of their own; reloaded on change
  --data FILE             stores documents in this file; default :memory:
  --project ID            the project named in the ready message; any project ID works
  --strict                deny all requests while no rules are set, instead of allowing them
  --help                  print this help
`

export interface CliOptions {
  readonly port: number
  /** Null selects the loopback addresses. */
  readonly hosts: readonly string[] | null
  readonly rulesFile: string | null
  /** A path, or `:memory:`. */
  readonly dataFile: string
  readonly project: string | null
  readonly strict: boolean
  readonly help: boolean
}

/** Parses the arguments. Throws an Error with a message for the user. */
export function parseOptions(argv: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', multiple: true },
      rules: { type: 'string' },
      data: { type: 'string', default: ':memory:' },
      project: { type: 'string' },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}".`)
  }
  return {
    port: Number(values.port),
    hosts: values.host ?? null,
    rulesFile: values.rules ?? null,
    dataFile: values.data,
    project: values.project ?? null,
    strict: values.strict,
    help: values.help,
  }
}
