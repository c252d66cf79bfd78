import { expect, it } from 'vitest'
import { addArtifact, like } from './support/collection.ts'
import { nav } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { arrive, memberScreens, PUBLIC_SCREENS } from './support/screens.ts'
import { services } from './support/services.ts'
import { MOVING, withWorld } from './support/world.ts'

const world = withWorld()

/** Everything that the content security policy refuses. */
const watchPolicy = () => {
  const refused: string[] = []
  Reflect.set(window, 'refused', refused)
  document.addEventListener('securitypolicyviolation', (event) => {
    refused.push(`${event.violatedDirective} ${event.blockedURI}`)
  })
}

it('a visitor’s console stays clean on every route, and only this origin and Firestore are asked', async () => {
  const { page, complaints } = await world.visitor(MOVING)
  await page.addInitScript(watchPolicy)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const screen of PUBLIC_SCREENS) {
    await arrive(page, screen)
    // By then it is known who is there.
    await nav(page).getByRole('link', { name: 'Sign In' }).waitFor()
    expect(await page.evaluate('window.refused'), `refused at ${screen.path}`).toEqual([])
    expect(complaints, `told at ${screen.path}`).toEqual([])
  }
  const firestore = `http://127.0.0.1:${services.firestorePort}`
  expect([...origins].toSorted()).toEqual([services.app, firestore].toSorted())
})

it('a member’s console stays clean on every route', async () => {
  const person = await newPerson()
  const name = unique('Rhyton')
  const id = await addArtifact(person, { artifact_name: name })
  await like(person, id)
  const { page, complaints } = await world.member(person, MOVING)
  await page.addInitScript(watchPolicy)
  for (const screen of memberScreens(id, name)) {
    await arrive(page, screen)
    expect(await page.evaluate('window.refused'), `refused at ${screen.path}`).toEqual([])
    expect(complaints, `told at ${screen.path}`).toEqual([])
  }
})
