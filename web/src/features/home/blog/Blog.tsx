import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { Plate } from '#components/pictures/Plate.tsx'
import { activeLanguage, type Language } from '#i18n/language.ts'
import { type Article, ARTICLES, type ArticleTexts, articleImage } from './articles.ts'
import { SectionBand } from '#features/home/SectionBand.tsx'
import { theme } from '#theme/theme.ts'

type Texts = () => Promise<{ ARTICLE_TEXTS: ArticleTexts }>

const dialogWith = (texts: Texts) =>
  lazyOverlay<{ article: Article; onGone: () => void }>(async () => {
    const [{ default: ArticleDialog }, { ARTICLE_TEXTS }] = await Promise.all([
      import('./ArticleDialog.tsx'),
      texts(),
    ])
    return {
      default: (props) => <ArticleDialog {...props} paragraphs={ARTICLE_TEXTS[props.article.id]} />,
    }
  })

const English = dialogWith(() => import('./articles/en.ts'))
/** The dialog with its texts, which are a lazy chunk per language. */
const DIALOGS: Readonly<Record<string, typeof English>> = {
  en: English,
  de: dialogWith(() => import('./articles/de.ts')),
} satisfies Record<Language, typeof English>

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

/** Four articles, each in a dialog. */
export function Blog() {
  const ArticleDialog = DIALOGS[activeLanguage()] ?? English
  const [opened, setOpened] = useState<Article>()
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
              <ReadyButton
                variant="outlined"
                aria-label={t`Read More: ${{ title: i18n._(one.title) }}`}
                aria-haspopup="dialog"
                onClick={() => setOpened(one)}
              >
                {t`Read More`}
              </ReadyButton>
            </Teaser>
          </li>
        ))}
      </Grid>
      {opened && <ArticleDialog article={opened} onGone={() => setOpened(undefined)} />}
    </SectionBand>
  )
}
