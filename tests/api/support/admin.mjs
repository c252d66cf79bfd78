/**
 * Runs operator functions in a separate process, as the commands do. Each input line is a JSON array of a function's
 * name and arguments; each output line is an object with its `answer` or `error`.
 */
import { createInterface } from 'node:readline'
import { applyRepair } from 'functions/admin/applyRepair.ts'
import { deleteUser } from 'functions/admin/deleteUser.ts'
import { describeRepair } from 'functions/admin/describeRepair.ts'
import { findRemovals, findRepairs } from 'functions/admin/findRepairs.ts'

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
