import { initializeApp } from 'firebase/app'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('App Check is off with an empty site key, such as an unset workflow variable', async () => {
  vi.stubEnv('VITE_APP_CHECK_KEY', '')
  const { appCheckToken, startAppCheck } = await import('./appCheck.ts')
  await startAppCheck(initializeApp({ apiKey: 'key', projectId: 'demo-app-check', appId: '1:1:web:1' }))
  expect(await appCheckToken()).toBeNull()
})
