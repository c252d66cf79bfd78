/** Starts a browser and serves a test page from another origin than the server. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import { build } from 'vite'

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Arguments that would disable the CORS checks under test or run all pages in one process. */
const UNWANTED = new Set(['--disable-web-security', '--allow-running-insecure-content', '--single-process'])

/** Starts the installed browser, or the Chromium from npm. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed !== undefined) return playwright.launch({ executablePath: installed, headless: true })
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !UNWANTED.has(argument)),
    headless: true,
  })
}

export interface PageHost {
  readonly url: string
  close(): void
}

/** Serves a page that loads the bundled SDK. */
export async function servePage(): Promise<PageHost> {
  const script = await bundleSdk()
  const server = createServer((request, response) => {
    const isScript = request.url === '/sdk.js'
    response.setHeader('Content-Type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
    response.end(isScript ? script : '<!doctype html><title>page</title><script src="/sdk.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page server is not listening.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bundleSdk(): Promise<string> {
  const entry = fileURLToPath(new URL('pageSdk.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'page', fileName: 'sdk' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('The bundler returned no output.')
  return result.output[0].code
}
