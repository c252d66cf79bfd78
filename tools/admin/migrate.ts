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
 * @throws Failure with exit code 2 if migrations are left
 */
export async function migrate(terminal: Terminal): Promise<void> {
  const { project, apply, yes } = parseOptions(terminal.args, COMMAND)
  await runInProject(project, async ({ id }) => {
    const { applyMigration, pendingMigrations } = await import('functions/admin/migrate.ts')
    const pending = await pendingMigrations()
    if (pending.length === 0) return terminal.write('All migrations are applied.\n')
    if (apply) await confirm(terminal, `Apply ${migrations(pending.length)} to ${id}?`, yes)
    for (const migration of pending) {
      terminal.write(`${migration.name}: ${migration.description}\n`)
      let line = 'no documents'
      for await (const { read, changed } of applyMigration(migration, !apply)) {
        line = `${formatNumber(read)} documents read, ${formatNumber(changed)} ${apply ? 'changed' : 'to change'}`
        terminal.write(`  ${line}\n`)
      }
      terminal.write(`  ${apply ? 'applied' : 'to do'}: ${line}\n`)
    }
    if (!apply) throw new Failure(`${migrations(pending.length)} to do. Run again with --apply.`, LEFT_TO_DO)
  })
}
