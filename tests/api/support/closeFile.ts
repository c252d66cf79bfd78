/**
 * Vitest set-up file: closes what each test file has started. Modules may be shared by several test files.
 */
import { afterAll } from 'vitest'
import { closeAll } from './closing.ts'

afterAll(closeAll)
