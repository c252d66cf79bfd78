import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { activeLanguage, type Language } from '#i18n/language.ts'
import type { ArticleText } from './ArticleDialog.tsx'
import { type Article, articles, type ArticleTexts, isShipped, SHIPPED } from './articles.ts'
import { ArticlePicture } from './ArticlePicture.tsx'
import { SectionBand } from '#features/home/SectionBand.tsx'
import { theme } from '#theme/theme.ts'

/** Loads the dialog with the texts of all articles, in their order. */
const dialogWith = (loadTexts: () => Promise<readonly ArticleText[]>) =>
  lazyOverlay<{ article: Article; at: number; onGone: () => void }>(async () => {
    const [{ default: ArticleDialog }, texts] = await Promise.all([
      import('./ArticleDialog.tsx'),
      loadTexts(),
    ])
    return { default: ({ at, ...props }) => <ArticleDialog {...props} text={texts[at] ?? {}} /> }
  })

const shippedTexts = (texts: ArticleTexts) => SHIPPED.map(({ id }) => ({ paragraphs: texts[id] }))
const English = dialogWith(async () => shippedTexts((await import('./articles/en.ts')).ARTICLE_TEXTS))
/** The dialog with the shipped texts, which are a lazy chunk per language. */
const SHIPPED_DIALOGS: Readonly<Record<string, typeof English>> = {
  en: English,
  de: dialogWith(async () => shippedTexts((await import('./articles/de.ts')).ARTICLE_TEXTS)),
} satisfies Record<Language, typeof English>

const OwnDialog = dialogWith(async () => {
  const { bodies } = await import('virtual:articles/bodies')
  return (bodies[activeLanguage()] ?? []).map((tokens) => ({ tokens }))
})

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

const Teaser = styled('article')({
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  height: '100%',
  '& img': { border: `1px solid ${theme.vars.palette.rule}`, boxSizing: 'border-box' },
})

/** The articles, each in a dialog. */
export function Blog() {
  const ArticleDialog = isShipped ? (SHIPPED_DIALOGS[activeLanguage()] ?? English) : OwnDialog
  const [opened, setOpened] = useState<number>()
  const all = articles()
  const article = opened === undefined ? undefined : all[opened]
  return (
    <SectionBand
      heading={t`From the Blog`}
      {...(isShipped && { intro: t`Four finds, and what is known, and not known, about them.` })}
    >
      <Grid>
        {all.map((one, at) => (
          <li key={one.id}>
            <Teaser>
              <ArticlePicture article={one} />
              <Typography variant="h3">{one.title}</Typography>
              <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
                {one.teaser}
              </Typography>
              <ReadyButton
                variant="outlined"
                aria-label={t`Read More: ${{ title: one.title }}`}
                aria-haspopup="dialog"
                onClick={() => setOpened(at)}
              >
                {t`Read More`}
              </ReadyButton>
            </Teaser>
          </li>
        ))}
      </Grid>
      {article && <ArticleDialog article={article} at={opened ?? 0} onGone={() => setOpened(undefined)} />}
    </SectionBand>
  )
}
