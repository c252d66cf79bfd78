import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, type RunningFunction, startApi, startFunction } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'

/** Tests of the hosts that pictures may come from (docs/decisions/012-photos.md). */
let anywhere: Api
let listed: RunningFunction
let ada: Account

beforeAll(async () => {
  const site = { SITE_HOST: 'app.example:5000' }
  anywhere = await startApi(site)
  listed = await startFunction(anywhere.store, { ...site, IMAGE_HOSTS: 'images.example.org' })
  ada = await signUp()
})

const REFUSED = { status: 400, body: { errors: [{ field: 'artifact_image' }] } }
const send = ({ ask }: RunningFunction, artifact_image: string) =>
  ask('POST', '/artifacts', {
    token: ada.token,
    body: anArtifact({ artifact_image }),
  })

describe('threat 54: a picture', () => {
  it.each([
    '',
    'https://example.org/a.png',
    'http://example.org/a.png',
    'http://app.example:5000/illustrations/a.svg',
  ])('may come from %j', async (address) => {
    expect(await send(anywhere, address)).toMatchObject({ status: 201 })
  })

  it.each([
    'http://localhost:5000/a.svg',
    'http://192.168.0.1/a.png',
    'https://example.org:8443/a.png',
    'https://user:secret@example.org/a.png',
  ])('does not come from %j, neither at first nor later', async (artifact_image) => {
    expect(await send(anywhere, artifact_image)).toMatchObject(REFUSED)
    const id = await add(anywhere.ask, ada.token)
    const asAda = { token: ada.token, body: { artifact_image } }
    expect(await anywhere.ask('PATCH', `/updateArtifact/${id}`, asAda)).toMatchObject(REFUSED)
  })
})

describe('threat 54: where a deployment names the hosts, a picture', () => {
  it.each(['', 'https://images.example.org/a.png', 'http://app.example:5000/illustrations/a.svg'])(
    'may come from %j',
    async (address) => {
      expect(await send(listed, address)).toMatchObject({ status: 201 })
    },
  )

  it.each([
    'https://example.org/a.png',
    'https://images.example.org.evil.example/a.png',
    'http://10.0.0.1/a.png',
  ])('does not come from %j', async (address) => {
    expect(await send(listed, address)).toMatchObject(REFUSED)
  })
})
