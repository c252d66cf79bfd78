import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALLS } from '@tracker/domain/api/calls.ts'
import { ROOT } from '../../tools/cli/paths.ts'
import { signUp, signUpCurator } from '../api/support/accounts.ts'
import { startApi } from '../api/support/api.ts'
import { objectOf } from '../api/support/ask.ts'
import { photoForm } from '../api/support/photos.ts'

const EXAMPLE = /```http\n(?<request>[^`]+)```\s+```json (?<status>\d+)\n(?<answer>[^`]+)```/g

interface Example {
  readonly request: string
  readonly status: number
  readonly answer: string
}

async function readExamples(): Promise<Example[]> {
  const text = await readFile(join(ROOT, 'docs/api.md'), 'utf8')
  const found = [...text.matchAll(EXAMPLE)].map(({ groups = {} }) => ({
    request: groups.request ?? '',
    status: Number(groups.status),
    answer: groups.answer ?? '',
  }))
  expect(found.length, 'every request has its answer').toBe(text.split('```http').length - 1)
  return found
}

/**
 * Records the real values of placeholders such as `<like>` that first appear in a response, also within
 * texts.
 */
function learn(known: Map<string, string>, shown: unknown, real: unknown): void {
  if (typeof shown === 'string' && typeof real === 'string') {
    const pattern = shown.split(/<\w+>/).map((text) => text.replaceAll(/[^\w/]/g, String.raw`\$&`))
    const values = new RegExp(`^${pattern.join('(.*)')}$`).exec(real)?.slice(1) ?? []
    const names = [...shown.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
    names.forEach((name, at) => {
      if (!known.has(name)) known.set(name, values[at] ?? '')
    })
  }
  if (typeof shown !== 'object' || shown === null) return
  for (const [key, value] of Object.entries(shown)) learn(known, value, objectOf(real)[key])
}

it('the examples in docs/api.md answer as they say, and show every call', async () => {
  const examples = await readExamples()
  const api = await startApi()
  const ada = await signUp({ displayName: 'Ada Lovelace' })
  const known = new Map([
    ['token', ada.token],
    ['curator', (await signUpCurator()).token],
    ['email', ada.email],
    ['uid', ada.uid],
  ])
  const fill = (text: string) =>
    text.replace(/<(\w+)>/g, (whole: string, name: string) => known.get(name) ?? whole)
  const called = new Set<string>()
  for (const example of examples) {
    const [head = '', sent] = fill(example.request).trim().split('\n\n')
    const [line = '', ...headerLines] = head.split('\n')
    const [method = '', path = ''] = line.split(' ')
    const headers = Object.fromEntries(
      headerLines.map((text) => {
        const [name = '', ...value] = text.split(': ')
        return [name, value.join(': ')]
      }),
    )
    // The example describes a form's body in words, so a real form is sent.
    const form = example.request.includes('multipart/form-data') ? photoForm() : null
    const body = form ? form.body : sent
    const asked = { headers: { ...headers, ...form?.headers }, ...(body && { body }) }
    const reply = await api.ask(method, path, asked)
    learn(known, JSON.parse(example.answer), reply.body)
    const answer: unknown = JSON.parse(fill(example.answer))
    expect({ line, status: reply.status, body: reply.body }).toMatchObject({
      line,
      status: example.status,
      body: answer,
    })
    called.add(
      `${method} ${example.request
        .split('\n')[0]
        ?.split(' ')[1]
        ?.replace(/(?:<\w+>)?(?:\?.*)?$/, '')}`,
    )
  }
  const documented = Object.values(CALLS).map(
    ({ method, path }) => `${method} /api${path.replace('{id}', '')}`,
  )
  expect(called).toEqual(new Set(documented))
})
