import { CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact.ts'
import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ArtifactDetail } from './ArtifactDetail.tsx'

/** An artifact in which every text names its field. */
const ARTIFACT = readArtifact('stone', {
  ...Object.fromEntries(CONTENT_FIELDS.map((field) => [field, `The text of ${field}`])),
  artifact_type: 'Tools',
  artifact_image: 'https://example.com/stone.jpg',
})
const shown = CONTENT_FIELDS.filter((field) => field !== 'artifact_image')

it.each(shown)('shows %s', async (field) => {
  const { screen } = await renderApp(<ArtifactDetail artifact={ARTIFACT} likeButton={null} />)
  await expect.element(screen.getByText(ARTIFACT[field], { exact: true }).first()).toBeVisible()
})

it('shows the picture', async () => {
  const { screen } = await renderApp(<ArtifactDetail artifact={ARTIFACT} likeButton={null} />)
  await expect.element(screen.getByRole('img').first()).toHaveAttribute('src', ARTIFACT.artifact_image)
})
