import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'
import { LONGEST } from '../support/longestFirst.ts'

it('the files that a run begins with are all there', () => {
  expect(LONGEST.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
