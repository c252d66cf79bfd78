import { i18n } from '@lingui/core'
import { SITE } from '@tracker/domain/site/site.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
// The dialog that the blog loads with the first article.
import './blog/ArticleDialog.tsx'
import Sections from './Sections.tsx'

const section = (name: string) => page.getByRole('region', { name })

describe('the home page below the hero', () => {
  beforeEach(async () => {
    await renderApp(<Sections featured={<p>Six artifacts</p>} />)
  })

  it('1.1 has the order of the specification', () => {
    expect(textsOf(page.getByRole('heading', { level: 2 }))).toEqual([
      'Artifact Categories',
      'Featured Artifacts',
      'From the Blog',
      `About ${SITE.name}`,
      'Newsletter',
    ])
  })

  it('1.2 has eight categories without links or buttons', () => {
    const categories = section('Artifact Categories')
    expect(textsOf(categories.getByRole('listitem'))).toEqual([
      'Sculptures',
      'Manuscripts',
      'Tools',
      'Relics',
      'Coins',
      'Weapons',
      'Inscriptions',
      'Paintings',
    ])
    expect(categories.element().querySelectorAll('a, button, [tabindex], [role]')).toHaveLength(0)
  })

  it('1.3 opens each of the four articles in a modal by its Read More button', async () => {
    for (const title of [
      'The Secrets of the Terracotta Army',
      'The Baghdad Battery: Ancient Electricity?',
      'Decoding the Rosetta Stone',
      'The Dead Sea Scrolls: Voices from the Desert',
    ]) {
      const button = page.getByRole('button', { name: `Read More: ${title}` })
      expect(button.element().textContent).toBe('Read More')
      await button.click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect.element(dialog.getByRole('heading', { name: title })).toBeVisible()
      expect(dialog.getByRole('paragraph').elements().length).toBeGreaterThanOrEqual(5)
      // The first paragraph starts with a decorative initial, but its text is complete for screen readers and
      // copying.
      const opening = dialog.getByRole('paragraph').first().element()
      const [first = '', lead = ''] = [...opening.querySelectorAll('span')].map((span) => span.textContent)
      expect(opening.querySelector('svg[aria-hidden]')).toHaveTextContent(first.slice(0, 1))
      expect(first.slice(1)).toBe(lead)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(button).toHaveFocus()
    }
  })

  it('an article is in the language of the page', async () => {
    onTestFinished(() => i18n.activate('en'))
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    await page.getByRole('button', { name: 'Read More: Decoding the Rosetta Stone' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/^Der Stein steht nicht allein\./)).toBeVisible()
    await expectAccessible(dialog)
  })

  it('2.30 See All leads to all artifacts', async () => {
    const featured = section('Featured Artifacts')
    await expect.element(featured.getByText('Six artifacts')).toBeVisible()
    await expect
      .element(featured.getByRole('link', { name: 'See All' }))
      .toHaveAttribute('href', '/allArtifacts')
  })

  it('the newsletter validates the address, and shows that nothing was sent', async () => {
    const newsletter = section('Newsletter')
    const field = newsletter.getByLabelText('E-mail')
    const subscribe = newsletter.getByRole('button', { name: 'Subscribe' })
    await field.fill('ada')
    await subscribe.click()
    await expect
      .element(newsletter.getByRole('status'))
      .toHaveTextContent('Please enter an e-mail address, like name@example.com.')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toBeInvalid()
    await field.fill('ada@example.com')
    await subscribe.click()
    await expect.element(newsletter.getByRole('status').getByText(/nothing was sent/)).toBeVisible()
  })
})
