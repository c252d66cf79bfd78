import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Plate } from '#components/pictures/Plate.tsx'
import { activeLanguage, type Language } from '#i18n/language.ts'
import { type Article, ARTICLES, articleImage } from './articles.ts'
import { SectionBand } from '#features/home/SectionBand.tsx'

const ArticleDialog = lazy(() => import('./ArticleDialog.tsx'))

const english = () => import('./articles/en.ts')
/** Texts of the articles, one lazy chunk per language. */
const TEXTS: Readonly<Record<string, typeof english>> = {
  en: english,
  de: () => import('./articles/de.ts'),
} satisfies Record<Language, typeof english>

async function paragraphsOf({ id }: Article): Promise<readonly string[]> {
  const { ARTICLE_TEXTS } = await (TEXTS[activeLanguage()] ?? english)()
  return ARTICLE_TEXTS[id]
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Teaser = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  height: '100%',
  '& img': { border: `1px solid ${theme.vars.palette.rule}`, boxSizing: 'border-box' },
}))

/** Four articles, each in a dialog. */
export function Blog() {
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState<{ article: Article; paragraphs: Promise<readonly string[]> }>()
  return (
    <SectionBand
      heading={t`From the Blog`}
      intro={t`Four finds, and what is known, and not known, about them.`}
    >
      <Grid>
        {ARTICLES.map((one) => (
          <li key={one.id}>
            <Teaser>
              <Plate src={articleImage(one)} alt={i18n._(one.alt)} width={800} height={500} />
              <Typography variant="h3">{i18n._(one.title)}</Typography>
              <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
                {i18n._(one.teaser)}
              </Typography>
              <Button
                variant="outlined"
                aria-label={t`Read More: ${{ title: i18n._(one.title) }}`}
                aria-haspopup="dialog"
                disabled={!isHydrated}
                onClick={() => setOpened({ article: one, paragraphs: paragraphsOf(one) })}
              >
                {t`Read More`}
              </Button>
            </Teaser>
          </li>
        ))}
      </Grid>
      {opened && (
        <ErrorBoundary key={opened.article.id}>
          <Suspense fallback={null}>
            <ArticleDialog {...opened} onGone={() => setOpened(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SectionBand>
  )
}
