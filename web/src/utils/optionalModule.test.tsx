import { expect, it, vi } from 'vitest'
import { optionalModule } from './optionalModule.ts'

it('an optional module is loaded once, and after a failure again when the network is back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('here')
  const { loaded, request } = optionalModule(load)
  request()
  request()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return loaded.get()
    })
    .toBe('here')
  request()
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

it('an optional module is not loaded while data is saved', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true, effectiveType: '4g' } })
  const load = vi.fn<() => Promise<string>>()
  optionalModule(load).request()
  expect(load).not.toHaveBeenCalled()
})
