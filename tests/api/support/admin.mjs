/**
 * Runs an operator's functions in a process of their own, as commands do: `node admin.mjs <folder of the function>`. Each line
 * that comes in is an array of a function's name and what it takes; each line that goes out is its `answer`, or its `error`.
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [source = ''] = process.argv.slice(2)
const load = (file) => import(pathToFileURL(join(source, 'src/admin', file)).href)

const { applyRepair, findRepairs } = await load('reconcile.ts')
const { describeRepair } = await load('repairs.ts')
const { deleteUser } = await load('deleteUser.ts')

const FUNCTIONS = {
  deleteUser,
  findRepairs: async () => (await findRepairs()).map(describeRepair),
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
