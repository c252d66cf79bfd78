/**
 * Runs an operator's function in a process of its own, as a command does, and prints what it answers as JSON:
 * `node admin.mjs <folder of the function> deleteUser UID`, or `findRepairs`, or `repairAll`.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [source = '', name = '', uid = ''] = process.argv.slice(2)
const load = (file) => import(pathToFileURL(join(source, 'src/admin', file)).href)

const { applyRepair, findRepairs } = await load('reconcile.ts')
const { describeRepair } = await load('repairs.ts')
const { deleteUser } = await load('deleteUser.ts')

const FUNCTIONS = {
  deleteUser: () => deleteUser(uid),
  findRepairs: async () => (await findRepairs()).map(describeRepair),
  repairAll: async () => {
    for (const repair of await findRepairs()) await applyRepair(repair)
  },
}

console.log(JSON.stringify((await FUNCTIONS[name]()) ?? null))
