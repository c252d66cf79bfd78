/** Read by the runner before each file of journeys, whose modules may be those of the file before. */
import { afterAll } from 'vitest'
import { visitOwnWorker } from './services.ts'

afterAll(visitOwnWorker)
