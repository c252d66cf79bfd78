import { runInProject } from '#admin/runInProject.ts'
import { parseOptions, PROJECT, YES } from '#cli/args.ts'
import { Failure, LEFT_TO_DO } from '#cli/failure.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'

const LOCAL_SITE = `localhost:${PRODUCT_PORTS.hosting}`
/** Ids of artifacts named per type. */
const SHOWN = 20
const COMMAND = {
  summary: 'Lists what crashes and bugs left inconsistent in a project; repairs it with --apply.',
  usage: 'npm run reconcile [-- --project ID] [--apply] [--yes] [--missing-accounts]',
  options: {
    ...PROJECT,
    apply: { type: 'boolean', default: false, description: 'do the repairs' },
    'missing-accounts': {
      type: 'boolean',
      default: false,
      description: 'also remove the records of accounts that do not exist',
    },
    ...YES,
  },
} as const

/**
 * `npm run reconcile`: lists inconsistencies, blocked pictures, former types and artifacts that lists leave out; with `--apply` asks for confirmation and repairs.
 * @throws Failure with exit code 2 if repairs are left
 */
export async function reconcile(terminal: Terminal): Promise<void> {
  const { project, apply, yes, 'missing-accounts': isRemoving } = parseOptions(terminal.args, COMMAND)
  await runInProject(project, async ({ isLocal }) => {
    const [{ findRepairs }, { findRemovals }, { findUnsupported }] = await Promise.all([
      import('functions/admin/findRepairs.ts'),
      import('functions/admin/missingAccounts.ts'),
      import('functions/admin/findUnsupported.ts'),
    ])
    const { images, types, incomplete } = await findUnsupported(isLocal ? LOCAL_SITE : undefined)
    for (const { artifactId, address } of images) {
      terminal.write(
        `picture not shown, because of where it comes from: artifact ${artifactId}: ${address}\n`,
      )
    }
    for (const [type, ids] of types) {
      const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : ''
      terminal.write(
        `type that site.config.ts does not name: "${type}": artifacts ${ids.slice(0, SHOWN).join(', ')}${more}\n`,
      )
    }
    for (const { artifactId, missing } of incomplete) {
      terminal.write(
        `left out of lists: artifact ${artifactId} has no ${missing.join(', no ')}. Correct or delete it in the console.\n`,
      )
    }
    const removals = await findRemovals()
    if (removals.length > 0 && !isRemoving) {
      terminal.write(
        `left alone: records of ${removals.length} users without an account. Restore the accounts, or remove the records with --missing-accounts.\n`,
      )
    }
    const repairs = [...(await findRepairs()), ...(isRemoving ? removals : [])]
    if (repairs.length === 0) return terminal.write('Everything agrees.\n')
    for (const { text } of repairs) terminal.write(`to do: ${text}\n`)
    const count = repairs.length === 1 ? '1 repair' : `${repairs.length} repairs`
    if (!apply) throw new Failure(`${count} to do. Run again with --apply.`, LEFT_TO_DO)
    await confirm(terminal, `Do ${count}?`, yes)
    for (const { text, apply: repair } of repairs) {
      await repair()
      terminal.write(`done: ${text}\n`)
    }
  })
}
