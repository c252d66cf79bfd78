import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'

it('planting faults by a name that none has is an error, and names those that there are', () => {
  const planted = spawnSync(process.execPath, [join(ROOT, 'tests/faults/plant.mjs'), 'no such fault'], {
    encoding: 'utf8',
  })
  expect(planted.stderr).toContain('No fault\'s name contains "no such fault". There are:')
  expect(planted.stderr).toContain('torn update')
  expect(planted.status).toBe(1)
})
