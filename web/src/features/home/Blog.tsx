import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Plate } from '#components/pictures/Plate.tsx'
import { type Article, ARTICLES, articleImage } from './articles.ts'
import { SectionBand } from './SectionBand.tsx'

const ArticleDialog = lazy(() => import('./ArticleDialog.tsx'))

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
  const [article, setArticle] = useState<Article | null>(null)
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
                onClick={() => setArticle(one)}
              >
                {t`Read More`}
              </Button>
            </Teaser>
          </li>
        ))}
      </Grid>
      {article && (
        <ErrorBoundary key={article.id}>
          <Suspense fallback={null}>
            <ArticleDialog article={article} onGone={() => setArticle(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SectionBand>
  )
}
