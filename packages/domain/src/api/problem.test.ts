import { describe, expect, it } from 'vitest'
import { Problem, readProblem } from './problem.ts'

describe('a problem', () => {
  it('keeps message and fields when serialized and parsed', () => {
    const sent = new Problem('invalid', 'Check the name.', [{ field: 'artifact_name', message: 'Too long.' }])
    const read = readProblem(sent.status, JSON.parse(JSON.stringify(sent.toBody())))
    expect(read).toMatchObject({ code: 'invalid', message: 'Check the name.', errors: sent.errors })
  })

  it('has a message for a body that is no problem', () => {
    expect(readProblem(502, '<html>').message).toMatch(/status 502/)
  })
})
