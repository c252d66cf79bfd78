import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { artifactNo, showCollection as show, UID } from '#test/collectionScreen.tsx'

const count = page.getByRole('status')
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })

describe('My Artifacts', () => {
  it.each([360, 1280])(
    'marks reported artifacts without details of the report, at %i pixels',
    async (width) => {
      await page.viewport(width, 800)
      await show([artifactNo(2), artifactNo(1)], {
        hidden: [artifactNo(7, { hidden_reason: 'It is a copy.' })],
        reported: ['artifact-1'],
      })
      await expect.element(count).toHaveTextContent('2 artifacts, 1 hidden, 1 reported')
      const lines = page.getByRole(width < 600 ? 'listitem' : 'row')
      const reported = lines.filter({ hasText: 'Reported:' })
      await expect
        .element(
          reported.getByText(
            /^Reported: A curator will look at this. If anything changes, you will read the reason here.$/,
          ),
        )
        .toBeVisible()
      // The reported artifact can still be liked and edited.
      await expect.element(reported.getByText('1 like')).toBeVisible()
      await expect.element(reported.getByRole('link', { name: 'Update Artifact 1' })).toBeVisible()
    },
  )

  it('does not wait for the reported artifacts, and shows them once loaded', async () => {
    const { promise: reported, resolve: come } = Promise.withResolvers<readonly string[]>()
    await show([artifactNo(1)], { reported })
    await expect.element(row('Artifact 1')).toBeVisible()
    await expect.element(count).toMatchTextContent(/^1 artifact$/)
    expect(page.getByText('Reported:').query()).toBeNull()
    come(['artifact-1'])
    await expect.element(row('Artifact 1').getByText('Reported:')).toBeVisible()
    await expect.element(count).toMatchTextContent(/^1 artifact, 1 reported$/)
  })

  it('does not count deleted artifacts as reported', async () => {
    const { api } = await show([artifactNo(2), artifactNo(1)], { reported: ['artifact-1'] })
    await expect.element(count).toHaveTextContent('2 artifacts, 1 reported')
    await page.getByRole('button', { name: 'Delete Artifact 1' }).click()
    await expect.poll(() => dialogs.requests.get().length).toBe(1)
    dialogs.requests.get()[0]?.settle(true)
    await expect.poll(() => api.sent.length).toBe(1)
    api.respond(404, { code: 'not-found', message: 'This artifact does not exist.' })
    await expect.element(count).toMatchTextContent(/^1 artifact$/)
  })

  it('queries nothing for users without artifacts', async () => {
    const { client } = await show([])
    await expect.element(page.getByRole('heading', { name: "You haven't added any Artifact!" })).toBeVisible()
    expect(client.getQueryState(artifactKeys.reportedOf(UID))).toBeUndefined()
  })
})
