import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { listPicker } from '#components/records/actions/listPicker.ts'
import { ArtifactDetail } from '#features/artifacts/detail/ArtifactDetail.tsx'
import { LikeControl } from '#features/likes/LikeControl.tsx'
import { activateLanguage } from '#i18n/language.ts'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'

const ARTIFACT = readArtifact('axe', {
  artifact_name: 'Votive axe',
  artifact_image: `${location.origin}/illustrations/artifacts/rosetta-stone.svg`,
  artifact_type: 'Tools',
  created_at: 'c. 1200 BC',
  historical_context: 'Made for the temple of a small town.',
  present_location: 'Town Museum',
  discovered_by: 'Gertrude Caton',
  discovered_at: 'May 1931',
  short_description: 'A bronze tool with a bone handle.',
})

// The parts that `ArtifactScreen` composes, without the live documents that it reads.
it('2.37, 2.38, 2.39 and 2.40 shows name, image, likes, the toggle and three sections', async () => {
  await renderApp(
    <ArtifactDetail
      artifact={ARTIFACT}
      likeButton={<LikeControl isLiked={false} isKnown count={1} onToggle={() => undefined} />}
    />,
  )
  await expect.element(page.getByRole('heading', { name: 'Votive axe', level: 1, exact: true })).toBeVisible()
  await expect.element(page.getByRole('img').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Like 1 like', pressed: false })).toBeVisible()
  for (const [title, facts] of Object.entries({
    'Basic Information': {
      Type: ARTIFACT.artifact_type,
      'Creation period': ARTIFACT.created_at,
      'Historical context': ARTIFACT.historical_context,
    },
    Discovery: {
      'Discovery period': ARTIFACT.discovered_at,
      Discoverer: ARTIFACT.discovered_by,
      'Present location': ARTIFACT.present_location,
    },
  })) {
    const section = page.getByRole('region', { name: title, exact: true })
    expect(textsOf(section.getByRole('term'))).toEqual(Object.keys(facts))
    expect(textsOf(section.getByRole('definition'))).toEqual(Object.values(facts))
  }
  await expect.element(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()
  await expect.element(page.getByText(ARTIFACT.short_description, { exact: true })).toBeVisible()
})

it.each(['en', 'de'] as const)('has its actions in one row beside the wall, in %s', async (language) => {
  onTestFinished(async () => {
    listPicker.isOffered.set(false)
    document.documentElement.lang = 'en'
    await activateLanguage('en')
  })
  listPicker.isOffered.set(true)
  document.documentElement.lang = language
  await activateLanguage(language)
  await page.viewport(1280, 800)
  await renderApp(
    <ArtifactDetail
      artifact={ARTIFACT}
      likeButton={<LikeControl isLiked={false} isKnown count={128} onToggle={() => {}} />}
    />,
  )
  const row = document.querySelector('button[aria-pressed]')?.parentElement
  const middles = [...(row?.children ?? [])].map((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return Math.round(top + bottom)
  })
  expect(middles).toHaveLength(4)
  expect(new Set(middles).size).toBe(1)
})
