/** `npm run dev`: the services of `npm start`, with Vite's hot reload for the web app and a rebuilt function after each save. */
import { SITE } from '@tracker/domain/site/site.ts'
import { join } from 'node:path'
import { startChild } from '#stack/processes/child.ts'
import { parseOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { LOCAL, LOGS, ROOT } from '#cli/paths.ts'
import { productPorts, requireFree } from '#stack/ports.ts'
import { startStack } from '#stack/stack.ts'
import { step } from '#cli/steps.ts'
import { endOnSignal, waitForSignal } from '#cli/waitForSignal.ts'

const VITE_PORT = 5173

runMain(async () => {
  parseOptions(process.argv.slice(2), {
    summary: 'Runs the product at http://localhost:5173 with hot reload until Ctrl-C.',
    usage: 'npm run dev',
    options: {},
  })
  console.log(`\n  ${SITE.name}, with hot reload\n`)
  const keepRunning = endOnSignal('npm run dev')
  await requireFree({ hosting: VITE_PORT })
  const stack = await startStack({
    ports: await productPorts(),
    data: join(LOCAL, 'data'),
    logs: LOGS,
    isDev: true,
    isSeeded: true,
  })
  try {
    const vite = await step('Vite', () =>
      startChild({
        name: 'Vite',
        args: [
          join(ROOT, 'node_modules/vite/bin/vite.js'),
          join(ROOT, 'web'),
          '--port',
          String(VITE_PORT),
          '--strictPort',
        ],
        env: { LOCAL_STACK: stack.app },
        ready: /ready in/,
        onLine: (line) => /error|hmr update|page reload/i.test(line) && console.log(`  ${line}`),
        logFile: join(LOGS, 'vite.log'),
      }),
    )
    const viteStopped = vite.exited.then((code) => `Vite stopped (exit code ${code}).`)
    console.log(
      `\n  App with hot reload: http://localhost:${VITE_PORT}\n  Logs: .local/logs\n  Press Ctrl-C to stop everything.\n`,
    )
    try {
      keepRunning()
      await waitForSignal('npm run dev', [stack.broken, viteStopped])
    } finally {
      await vite.stop()
    }
  } finally {
    await stack.stop()
  }
})
