/** `npm start`: runs the whole product on this machine until Ctrl-C. */
import { SITE } from '@tracker/domain/site/site.ts'
import { join } from 'node:path'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#seed/accounts.ts'
import { parseOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { LOCAL, LOGS } from '#cli/paths.ts'
import { productPorts } from '#stack/ports.ts'
import { startStack } from '#stack/stack.ts'
import { endOnSignal, waitForSignal } from '#cli/waitForSignal.ts'

runMain(async () => {
  parseOptions(process.argv.slice(2), {
    summary: 'Runs the whole product on this machine at http://localhost:5000 until Ctrl-C.',
    usage: 'npm start',
    options: {},
  })
  const start = performance.now()
  const keepRunning = endOnSignal('npm start')
  console.log(`\n  ${SITE.name}\n`)
  const stack = await startStack({
    ports: await productPorts(),
    data: join(LOCAL, 'data'),
    logs: LOGS,
    isSeeded: true,
  })
  try {
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`
  Ready in ${seconds} s

    App    ${stack.app}
    API    ${stack.app}/api/artifacts
    Data   .local/data (kept; delete the folder to start anew)
    Logs   .local/logs

    Sign in as ${SEED_ACCOUNTS.map(({ email }) => email).join(', ')}
    Password for each: ${SEED_PASSWORD}

  Press Ctrl-C to stop everything.
`)
    keepRunning()
    await waitForSignal('npm start', [stack.broken])
    console.log('\n  Stopping ...')
  } finally {
    await stack.stop()
  }
})
