/** The stack that a test file visits: the one of all journeys, unless the file starts one to break it. */
import { inject } from 'vitest'

export const services = { app: inject('app'), authUrl: inject('authUrl') }
