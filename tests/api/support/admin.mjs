/**
 * Runs operator functions in a separate process, as the commands do: `node admin.mjs <folder of the
 * function>`. Each input line is a JSON array of a function's name and arguments; each output line is an
 * object with its `answer` or `error`.
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [source = ''] = process.argv.slice(2)
const load = (file) => import(pathToFileURL(join(source, 'src/admin', file)).href)

const { applyRepair } = await load('applyRepair.ts')
const { findRemovals, findRepairs } = await load('findRepairs.ts')
const { describeRepair } = await load('describeRepair.ts')
const { deleteUser } = await load('deleteUser.ts')

const FUNCTIONS = {
  deleteUser,
  findRepairs: async () => (await findRepairs()).map(describeRepair),
  removeRecordsWithoutAccount: async () => {
    const removals = await findRemovals()
    for (const removal of removals) await applyRepair(removal)
    return removals.map(describeRepair)
  },
  repairAll: async () => {
    for (const repair of await findRepairs()) await applyRepair(repair)
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...args] = JSON.parse(line)
  try {
    console.log(JSON.stringify({ answer: (await FUNCTIONS[name](...args)) ?? null }))
  } catch (error) {
    console.log(JSON.stringify({ error: error.stack }))
  }
}
process.exit()
