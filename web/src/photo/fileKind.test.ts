import { expect, it } from 'vitest'
import { fileKind } from './fileKind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['an empty file', '', 'empty'],
  ['a HEIC photo', '\0\0\0\u0018ftypheic\0\0\0\0', 'heic'],
  ['a HEIF sequence', '\0\0\0\u0018ftypmif1\0\0\0\0', 'heic'],
  ['an AVIF, which browsers decode themselves', '\0\0\0\u0018ftypavif\0\0\0\0', 'other'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['an SVG with an XML declaration', '\u00EF\u00BB\u00BF<?xml version="1.0"?>\n<!-- a -->\n<svg/>', 'svg'],
  ['a truncated JPEG', '\u00FF\u00D8\u00FF\u00E0', 'damaged'],
  ['a truncated PNG', '\u0089PNG\r\n', 'damaged'],
  ['a truncated WebP', 'RIFF\0\0', 'damaged'],
  ['a web page', '<!doctype html><p>hello', 'other'],
  ['text', 'hello', 'other'],
])('recognises %s', (_, text, kind) => {
  expect(fileKind(bytes(text))).toBe(kind)
})
