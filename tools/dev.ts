/** `npm run dev`: the same services as `npm start`, with the web app on Vite's hot reload and the function built at each save. */
import { join } from 'node:path'
import { startChild } from '#stack/child.ts'
import { runMain } from '#cli/failure.ts'
import { LOCAL, LOGS, ROOT } from '#cli/paths.ts'
import { productPorts, requireFree } from '#stack/ports.ts'
import { seedLocal } from '#stack/seedLocal.ts'
import { startStack } from '#stack/stack.ts'
import { step } from '#cli/steps.ts'
import { waitForSignal } from '#cli/waitForSignal.ts'

const VITE_PORT = 5173

runMain(async () => {
  console.log('\n  Artifact Tracker, with hot reload\n')
  await requireFree({ hosting: VITE_PORT })
  const stack = await startStack({
    ports: await productPorts(),
    data: join(LOCAL, 'data'),
    logs: LOGS,
    isDev: true,
  })
  try {
    await step('Seed', () => seedLocal(stack), String)
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
      await waitForSignal('npm run dev', [stack.broken, viteStopped])
    } finally {
      await vite.stop()
    }
  } finally {
    await stack.stop()
  }
})
