import { describe, expect, it } from 'vitest'
import { Problem, readProblem } from './problem.ts'

describe('a problem', () => {
  it('keeps its sentence and fields over the wire', () => {
    const sent = new Problem('invalid', 'Check the name.', [{ field: 'artifact_name', message: 'Too long.' }])
    const read = readProblem(sent.status, JSON.parse(JSON.stringify(sent.toBody())))
    expect(read).toMatchObject({ code: 'invalid', message: 'Check the name.', errors: sent.errors })
  })

  it('gives a sentence for an answer that is none', () => {
    expect(readProblem(502, '<html>').message).toMatch(/status 502/)
  })
})
