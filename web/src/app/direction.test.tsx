import { CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { RecordTable } from '#components/records/table/RecordTable.tsx'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactDetail } from '#features/artifacts/detail/ArtifactDetail.tsx'
import { CollectionActions } from '#features/collection/CollectionActions.tsx'
import { ArtifactCase } from '#features/reports/cases/ArtifactCase.tsx'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { runsForward } from '#test/reading.ts'
import { renderApp } from '#test/render.tsx'

/**
 * Names stored before such characters were refused. The second one ends more isolates than it starts, which
 * would break out of a `<bdi>`.
 */
const HOSTILE = ['Stone \u202Eof', 'Stone\u2069\u2069 \u202Eof', '\u2067Stone \u202Eof']

const anArtifact = (text: string) =>
  readArtifact('stone', {
    ...Object.fromEntries(CONTENT_FIELDS.map((field) => [field, text])),
    artifact_type: 'Tools',
    adder_name: text,
    likes_count: 2,
  })

const turnedIn = (element: Element, words: string[]) => words.filter((word) => !runsForward(word, element))

it('the check detects reordered text', async () => {
  const { screen } = await renderApp(<p>{HOSTILE[0]} Rosetta is forward no more</p>)
  expect(runsForward('forward', screen.container)).toBe(false)
})

it.each(HOSTILE)('the text of a delete confirmation after %j is not reordered', async (name) => {
  await renderApp(
    <>
      <CollectionActions artifact={anArtifact(name)} />
      <DialogHost />
    </>,
  )
  await page.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(/will be gone/)).toBeVisible()
  expect(turnedIn(question.element(), ['its', 'likes', 'gone', 'delete'])).toEqual([])
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
})

it.each(HOSTILE)('no word of the app is reordered next to %j', async (text) => {
  const artifact = anArtifact(text)
  const { screen } = await renderApp(
    <>
      <ArtifactCard artifact={artifact} heading="h2" />
      <ArtifactDetail artifact={artifact} likeButton={null} />
      <RecordTable
        caption="Records"
        records={[
          {
            id: 'stone',
            name: artifact.artifact_name,
            image: '',
            discoverer: artifact.discovered_by,
            period: artifact.discovered_at,
            note: 'Hidden: a copy.',
            actions: <CollectionActions artifact={artifact} />,
          },
        ]}
      />
      <ArtifactCase
        reported={{
          kind: 'artifact',
          artifact,
          adder_uid: 'ada',
          is_own: true,
          reports_count: 1,
          reports: [{ reporter: '', reason: 'Other', text, reported_at: '2026-11-20T10:00:00.000Z' }],
          decisions: [],
        }}
      />
    </>,
  )
  const words = ['Discoverer', 'View', 'likes', 'Description', 'Added', 'Hidden', 'Update', 'Other']
  expect(turnedIn(screen.container, words)).toEqual([])
})

it.each([...HOSTILE, 'מגילה\u202E'])('the document title is %j and then the product’s name', async (name) => {
  await renderApp(<ArtifactDetail artifact={anArtifact(name)} likeButton={null} />)
  await expect.poll(() => document.title).toMatch(/^(?:Stone {1,2}of|\u2068מגילה\u2069) - \S/)
})
