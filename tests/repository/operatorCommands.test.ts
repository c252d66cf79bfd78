/** Checks commands of the documents that need an account: that the installed Firebase CLI has them with their options. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { FIREBASE } from '../../tools/stack/firebaseCommand.ts'
import { ROOT } from '../../tools/cli/paths.ts'
import { commandsOf, readDocuments } from './support/documents.ts'

const COMMAND = /^npx firebase (?<name>[a-z]+(?::[a-z:]+)?)/
/** Options of all commands. */
const GENERAL = ['--project', '--config', '--non-interactive', '--force', '--json', '--only', '--message']

const documented = [...(await readDocuments()).values()].flatMap(commandsOf).flatMap((command) => {
  const name = COMMAND.exec(command)?.groups?.name
  return name === undefined ? [] : [{ command, name }]
})

function helpOf(name: string): string {
  const args = name === 'help' ? ['--help'] : ['help', name]
  const { stdout, status } = spawnSync(process.execPath, [FIREBASE, ...args], { cwd: ROOT, encoding: 'utf8' })
  expect([name, status]).toEqual([name, 0])
  return stdout
}

describe('the commands of the Firebase CLI in the documents', () => {
  it('are some', () => {
    expect(documented.length).toBeGreaterThan(10)
  })

  it.each([...new Set(documented.map(({ name }) => name))])(
    'firebase %s exists, with its options',
    (name) => {
      const help = helpOf(name)
      expect(help).toMatch(new RegExp(`^Usage: firebase ${name}\\b`, 'm'))
      const options = documented
        .filter((one) => one.name === name)
        .flatMap(({ command }) => command.match(/(?<=\s)--[a-z-]+/g) ?? [])
      expect(options.filter((option) => !GENERAL.includes(option) && !help.includes(option))).toEqual([])
    },
  )
})
