/** Set-up file: resets the visited stack after each test file, because journeys share modules. */
import { afterAll } from 'vitest'
import { visitSharedStack } from './services.ts'

afterAll(visitSharedStack)
