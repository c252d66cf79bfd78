/** Setup file: journeys share modules, so a file that visited its own stack must not affect the next one. */
import { afterAll } from 'vitest'
import { visitSharedStack } from './services.ts'

afterAll(visitSharedStack)
