import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import { runInProject } from '#admin/runInProject.ts'
import { parseOptions, PROJECT, YES } from '#cli/args.ts'
import { Failure, LEFT_TO_DO } from '#cli/failure.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'

const COMMAND = {
  summary: 'Lists changes of stored documents that this version needs; makes them with --apply.',
  usage: 'npm run migrate [-- --project ID] [--apply] [--yes]',
  options: {
    ...PROJECT,
    apply: { type: 'boolean', default: false, description: 'apply the migrations' },
    ...YES,
  },
} as const

const migrations = (count: number) => (count === 1 ? '1 migration' : `${count} migrations`)

/**
 * `npm run migrate`: lists pending migrations with the number of documents to change; with `--apply` asks for
 * confirmation and applies them. An interrupted migration continues when the command runs again.
 * @throws Failure with exit code 2 if documents are left to change; those of a new store are up to date
 */
export async function migrate(terminal: Terminal): Promise<void> {
  const { project, apply, yes } = parseOptions(terminal.args, COMMAND)
  await runInProject(project, async ({ id }) => {
    const { applyMigration, pendingMigrations } = await import('functions/admin/migrate.ts')
    const pending = await pendingMigrations()
    if (pending.length === 0) return terminal.write('All migrations are applied.\n')
    if (apply) await confirm(terminal, `Apply ${migrations(pending.length)} to ${id}?`, yes)
    let left = 0
    for (const migration of pending) {
      terminal.write(`${migration.name}: ${migration.description}\n`)
      let line = 'no documents'
      let count = 0
      for await (const { read, changed } of applyMigration(migration, !apply)) {
        line = `${formatNumber(read)} documents read, ${formatNumber(changed)} ${apply ? 'changed' : 'to change'}`
        count = changed
        terminal.write(`  ${line}\n`)
      }
      if (count > 0) left += 1
      const result = apply ? 'applied' : count > 0 ? 'to do' : 'nothing to do'
      terminal.write(`  ${result}: ${line}\n`)
    }
    if (apply) return
    if (left > 0) throw new Failure(`${migrations(left)} to do. Run again with --apply.`, LEFT_TO_DO)
    terminal.write('No document needs a change.\n')
  })
}
