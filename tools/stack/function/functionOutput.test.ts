import { describe, expect, it } from 'vitest'
import { functionLines } from '#stack/function/functionOutput.ts'

const logged = (entry: object) => JSON.stringify(entry)
const shown = (line: string, requests = true) => functionLines(line, { requests })

describe('what a terminal shows of the function', () => {
  it('is the function’s output, unchanged', () => {
    expect(shown('a word of the handler')).toEqual(['a word of the handler'])
    expect(shown('{"some":"JSON"}')).toEqual(['{"some":"JSON"}'])
  })

  it('is a line per request if requested', () => {
    const entry = {
      severity: 'INFO',
      message: 'request',
      method: 'GET',
      call: 'artifacts',
      status: 200,
      ms: 7,
    }
    expect(shown(logged(entry))).toEqual(['GET artifacts 200 in 7 ms'])
    expect(shown(logged(entry), false)).toEqual([])
  })

  it('is a bug with its message and its place, without the stack of the logger', () => {
    const entry = {
      severity: 'ERROR',
      message: 'Error: bug\n    at entryFromArgs (logger.mjs:1:1)',
      name: 'TypeError',
      error: 'this is not a function',
      stack: ['at getFeatured (functions/src/artifacts/artifactHandlers.ts:24:9)'],
    }
    expect(shown(logged(entry), false)).toEqual([
      'ERROR TypeError: this is not a function',
      '    at getFeatured (functions/src/artifacts/artifactHandlers.ts:24:9)',
    ])
  })

  it('omits the start messages of functions-framework', () => {
    expect(shown('Serving function...')).toEqual([])
    expect(shown('URL: http://localhost:5001/')).toEqual([])
  })
})
