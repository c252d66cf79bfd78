/** `npm run emulators`: runs the whole product on Firebase's Emulator Suite until Ctrl-C. No data is kept. */
import { SITE } from '@tracker/domain/site/site.ts'
import { join } from 'node:path'
import { parseOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { LOCAL } from '#cli/paths.ts'
import { step } from '#cli/steps.ts'
import { endOnSignal, waitForSignal } from '#cli/waitForSignal.ts'
import type { Availability } from '#emulators/downloads.ts'
import { defaultPorts } from '#emulators/ports.ts'
import { startSuite } from '#emulators/suite.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#seed/accounts.ts'
import { seedLocal } from '#stack/seedLocal.ts'

const otherwise = (emulator: Availability, alternative: string) =>
  emulator.isAvailable ? '' : ` (${alternative}: ${emulator.reason})`

runMain(async () => {
  parseOptions(process.argv.slice(2), {
    summary: "Runs the product on Firebase's Emulator Suite at http://localhost:5000 until Ctrl-C.",
    usage: 'npm run emulators',
    options: {},
  })
  console.log(`\n  ${SITE.name}, on the Firebase emulators\n`)
  const keepRunning = endOnSignal('npm run emulators')
  const suite = await startSuite({ ports: await defaultPorts(), folder: join(LOCAL, 'emulators') })
  const { app, auth, ports, ui, firestore } = suite
  try {
    await step('Seed', () => seedLocal(suite), String)
    console.log(`
  Ready

    App        ${app}
    API        ${app}/api/artifacts
    UI         ${ui.isAvailable ? `http://127.0.0.1:${ports.ui}` : `not started: ${ui.reason}`}
    Auth       ${auth}
    Functions  http://127.0.0.1:${ports.functions}
    Firestore  http://127.0.0.1:${ports.firestore}${otherwise(firestore, "the local Firestore instead of Google's emulator")}
    Logs       .local/emulators/*.log

    Sign in as ${SEED_ACCOUNTS.map(({ email }) => email).join(', ')}
    Password for each: ${SEED_PASSWORD}

  Press Ctrl-C to stop everything. Nothing is kept.
`)
    keepRunning()
    await waitForSignal('npm run emulators', [suite.broken])
    console.log('\n  Stopping ...')
  } finally {
    await suite.stop()
  }
})
