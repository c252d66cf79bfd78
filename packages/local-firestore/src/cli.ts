#!/usr/bin/env node
/** The command line. The rest is loaded after the compile cache is on, which saves most of the time of a start. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { main } = await import('#cli/main.ts')
process.exitCode = await main(process.argv.slice(2))
