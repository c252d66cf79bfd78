import { expect, it } from 'vitest'
import { acceptedFiles } from './accepted.ts'

const PICTURES = 'image/jpeg,image/png,image/webp'

it.each([
  [
    'Chrome',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung’s',
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
])('Android browsers that would only open the gallery get more file types: %s', (_, agent) => {
  expect(acceptedFiles(agent)).toMatch(new RegExp(`^${PICTURES},(?!image/)`))
})

it.each([
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
])('other browsers get image types, JPEG first: %s', (_, agent) => {
  expect(acceptedFiles(agent)).toBe(PICTURES)
})
