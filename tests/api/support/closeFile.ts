/** Read by the runner before each file of tests, whose modules may be those of the file before. */
import { afterAll } from 'vitest'
import { closeAll } from './closing.ts'

afterAll(closeAll)
