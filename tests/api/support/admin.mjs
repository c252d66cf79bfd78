/**
 * Runs operator functions in a separate process, as the commands do. Each input line is a JSON array of a function's
 * name and arguments; each output line is an object with its `answer` or `error`.
 */
import { createInterface } from 'node:readline'
import { deleteUser } from 'functions/admin/deleteUser.ts'
import { findRepairs } from 'functions/admin/findRepairs.ts'
import { findRemovals } from 'functions/admin/missingAccounts.ts'

const textsOf = (repairs) => repairs.map(({ text }) => text)

const FUNCTIONS = {
  deleteUser,
  findRepairs: async () => textsOf(await findRepairs()),
  removeRecordsWithoutAccount: async () => {
    const removals = await findRemovals()
    for (const { apply } of removals) await apply()
    return textsOf(removals)
  },
  repairAll: async () => {
    for (const { apply } of await findRepairs()) await apply()
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
