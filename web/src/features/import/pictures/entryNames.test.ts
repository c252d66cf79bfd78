import { describe, expect, it } from 'vitest'
import { createFinder, entryName, isOwnFile } from './entryNames.ts'

describe('the picture of a cell', () => {
  const find = createFinder(['Fotos/IMG_1.JPG', 'Fotos/b/x.png', 'Fotos/c/x.png', 'Gefäß.jpg'])

  it('is found by path, in any case, with the separators of Windows', () => {
    expect(find('fotos\\B\\X.png')).toBe('Fotos/b/x.png')
    expect(find(' ./Fotos/img_1.jpg ')).toBe('Fotos/IMG_1.JPG')
  })

  it('is found by its name alone, also from another folder, and in both forms of accents', () => {
    expect(find('img_1.jpg')).toBe('Fotos/IMG_1.JPG')
    expect(find('C:/Users/me/IMG_1.jpg')).toBe('Fotos/IMG_1.JPG')
    expect(find('Gefäß.jpg'.normalize('NFD'))).toBe('Gefäß.jpg')
  })

  it('is not guessed among several, and is named if it is missing', () => {
    expect(() => find('x.png')).toThrow('The zip has “x.png” in several folders: name the folder, too.')
    expect(() => find('y.png')).toThrow('There is no picture “y.png” in the zip.')
  })
})

describe('the name of a file in a zip', () => {
  it('is decoded as UTF-8, or else in the encoding of Windows', () => {
    expect(entryName(new TextEncoder().encode('Gefäß.jpg'))).toBe('Gefäß.jpg')
    expect(entryName(Uint8Array.of(0x47, 0x65, 0x66, 0x84, 0xe1))).toBe('Gefäß')
    expect(entryName(Uint8Array.of(0x81, 0xa4, 0x61))).toBe('üña')
  })

  it('is ignored for folders and system files', () => {
    expect(['a.jpg', 'b/', '__MACOSX/._a.jpg', 'b/.DS_Store', '.hidden'].filter(isOwnFile)).toEqual(['a.jpg'])
  })
})
