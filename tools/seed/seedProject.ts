import { parseOptions, PROJECT, usageOf } from '#cli/args.ts'
import { Failure } from '#cli/failure.ts'
import { connect } from '#cli/project.ts'
import type { Terminal } from '#cli/terminal.ts'
import { findAdder } from '#import/adder.ts'
import { isEmpty, type Person, seed } from '#seed/seed.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'

const COMMAND = {
  summary: 'Adds the famous artifacts to an empty project.',
  usage: 'npm run seed -- --project ID --site https://ID.web.app --as EMAIL [--as EMAIL ...]',
  options: {
    ...PROJECT,
    site: { type: 'string', description: 'address of the site, for the addresses of the illustrations' },
    as: { type: 'string', multiple: true, description: 'account that adds artifacts; may repeat' },
  },
} as const

/**
 * `npm run seed`: adds the famous artifacts to an empty project, as existing accounts.
 * @throws Failure if the project is not empty or an account is missing
 */
export async function seedProject(terminal: Terminal): Promise<void> {
  const values = parseOptions(terminal.args, COMMAND)
  const project = await connect(values.project)
  const site = values.site ?? (project.isLocal ? `http://localhost:${PRODUCT_PORTS.hosting}` : undefined)
  if (!site || !values.as) throw new Failure(usageOf(COMMAND))
  if (!(await isEmpty(project.firestore))) {
    throw new Failure(`${project.id} is not empty. The seed is only for a new project.`)
  }
  const people: Person[] = []
  for (const wanted of values.as) {
    const { uid, email, name } = await findAdder(project, wanted)
    people.push({ uid, email, displayName: name })
  }
  const count = await seed(project.firestore, { site: site.replace(/\/$/, ''), people, now: Date.now() })
  terminal.write(`\n  ${count} artifacts were added to ${project.id}.\n\n`)
}
