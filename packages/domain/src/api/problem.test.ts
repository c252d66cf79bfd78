import { describe, expect, it } from 'vitest'
import { english, inSchema, type Message, say } from '../messages/message.ts'
import { invalidFields, Problem, readProblem } from './problem.ts'

/** Sends a problem as JSON, and reads it as a client in another language. */
const received = (sent: Problem, translate?: (message: Message) => string) =>
  readProblem(sent.status, JSON.parse(JSON.stringify(sent.toBody())), null, translate)
const translate = ({ code, parameters }: Message) => `${code} ${JSON.stringify(parameters)}`

describe('a problem', () => {
  it('keeps message and fields when serialized and parsed', () => {
    const sent = new Problem('invalid', 'Check the name.', [{ field: 'artifact_name', message: 'Too long.' }])
    expect(received(sent)).toMatchObject({ code: 'invalid', message: 'Check the name.', errors: sent.errors })
  })

  it('has an English sentence, its code and its parameters', () => {
    const body = new Problem('conflict', say('list-full', { most: 100 })).toBody()
    const sentence = 'A list can have at most 100 artifacts.'
    expect(body).toMatchObject({ detail: sentence, code: 'list-full', parameters: { most: 100 } })
    expect(new Problem('unauthenticated', say('sign-in')).toBody()).not.toHaveProperty('parameters')
  })

  it('is read in the language of the reader', () => {
    const sent = new Problem('conflict', say('list-full', { most: 100 }))
    expect(received(sent, translate).message).toBe('list-full {"most":100}')
  })

  it('about several fields has a code for each', () => {
    const [title, note] = [say('title-missing'), say('text-too-long', { field: 'Note', most: 120 })]
    const sent = invalidFields([
      { field: 'title', message: inSchema(title) },
      { field: 'note', message: inSchema(note) },
    ])
    expect(sent.message).toBe(`${english(title)} ${english(note)}`)
    const read = received(sent, translate)
    expect(read.message).toBe('title-missing {} text-too-long {"field":"Note","most":120}')
    expect(read.errors[1]).toEqual({ field: 'note', message: 'text-too-long {"field":"Note","most":120}' })
  })

  it('of a server that says what this release does not know is shown in English', () => {
    const body = { detail: 'This is new.', code: 'of-tomorrow', parameters: {} }
    expect(readProblem(409, body, null, translate).message).toBe('This is new.')
  })

  it('has a message for a body that is no problem', () => {
    expect(readProblem(502, '<html>').message).toMatch(/status 502/)
  })
})
