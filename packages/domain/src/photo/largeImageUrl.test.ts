import { expect, it } from 'vitest'
import { largeImageUrl } from './largeImageUrl.ts'

it.each([
  [
    'https://museum.example/images/PL1_57.jpg?width=250',
    'https://museum.example/images/PL1_57.jpg?width=1200',
  ],
  ['https://museum.example/a b.jpg?v=%20&width=250#x', 'https://museum.example/a b.jpg?v=%20&width=1200#x'],
  ['https://museum.example/a.jpg?w=60&h=60', 'https://museum.example/a.jpg?w=1200&h=60'],
  [
    'https://museum.example/iiif/2/1/full/250,/0/default.jpg',
    'https://museum.example/iiif/2/1/full/!1200,1200/0/default.jpg',
  ],
])('asks for a larger copy of %s', (address, larger) => {
  expect(largeImageUrl(address)).toBe(larger)
})

it.each([
  '',
  'no address',
  'https://museum.example/a.jpg',
  'https://museum.example/a.jpg?width=2000',
  'https://museum.example/a.jpg?width=auto',
  'https://museum.example/a.jpg?fullwidth=250',
  'https://museum.example/iiif/2/1/full/full/0/default.jpg',
  'https://museum.example/iiif/2/1/full/3000,/0/default.jpg',
])('leaves “%s” as it is', (address) => {
  expect(largeImageUrl(address)).toBe(address)
})
