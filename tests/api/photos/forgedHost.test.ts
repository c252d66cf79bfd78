import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type RunningFunction, startFunction, startStore, type Store } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { photoForm } from '../support/photos.ts'

/** Tests of what is stored when a client forges the requested host (docs/threats.md, threat 93). */
let store: Store
let ada: Account
let bob: Account

beforeAll(async () => {
  store = await startStore()
  ada = await signUp()
  bob = await signUp()
})

describe.each([
  ['SITE_HOST', 'artifacts.example', { SITE_HOST: 'artifacts.example' }],
  ['Hosting’s origin', 'tracker.web.app', { HOSTING_ORIGIN: 'https://tracker.web.app' }],
])('threat 93: a forged host, with %s', (_, site, env) => {
  let api: RunningFunction
  beforeAll(async () => {
    api = await startFunction(store, { ...env, IMAGE_HOSTS: 'images.example.org' })
  })

  const forged = (host: string) => ({ 'X-Forwarded-Host': host, Host: host })
  const addWith = (who: Account, image: string, host: string) =>
    api.ask('POST', '/artifacts', {
      token: who.token,
      body: anArtifact({ artifact_image: image }),
      headers: forged(host),
    })

  it.each([
    ['an image of a host that is not allowed', 'evil.example', 'https://evil.example/a.jpg'],
    ['an image in a private network', '192.168.0.1', 'http://192.168.0.1/a.jpg'],
    ['a local image', 'localhost:5000', 'http://localhost:5000/a.jpg'],
  ])('lets nobody store %s', async (_name, host, image) => {
    expect(await addWith(ada, image, host)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'artifact_image' }] },
    })
    const id = await add(api.ask, ada.token, { artifact_image: '' })
    const changed = await api.ask('PATCH', `/updateArtifact/${id}`, {
      token: ada.token,
      body: { artifact_image: image },
      headers: forged(host),
    })
    expect(changed.status).toBe(400)
  })

  it('stores a photo with the address of the site, which only its uploader can use', async () => {
    const form = photoForm()
    const sent = await api.ask('POST', '/photos', {
      token: ada.token,
      ...form,
      headers: { ...form.headers, ...forged('evil.example') },
    })
    const url = String(member(sent, 'url'))
    expect(url.startsWith(`https://${site}/api/photos/`)).toBe(true)
    const spellings = [
      url,
      `${url}?size=small`,
      `${url}#x`,
      url.replace('https:', 'http:'),
      url.replace(site, site.toUpperCase()),
      url.replace(site, `${site}.`),
      url.replace(site, `${site}:443`),
      url.replace('/api/', '//api/'),
      url.replace('photos', '%70hotos'),
      url.replace('/photos/', '/photos/../photos/'),
    ]
    for (const spelling of spellings) {
      const { status } = await addWith(bob, spelling, 'evil.example')
      expect({ spelling, status }).toEqual({ spelling, status: 400 })
    }
    expect(await addWith(ada, url, 'evil.example')).toMatchObject({ status: 201 })
  })
})
