import { t } from '@lingui/core/macro'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { Initial } from '#components/pictures/Initial.tsx'
import { Markdown } from '#components/layout/Markdown.tsx'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Token } from 'marked'
import { useId, useState } from 'react'
import { Close } from '#icons/screenIcons.tsx'
import { ARTICLE_WIDTH } from '#theme/measures.ts'
import type { Article } from './articles.ts'
import { ArticlePicture } from './ArticlePicture.tsx'
import { theme } from '#theme/theme.ts'

const Prose = styled('div')({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '66ch',
  marginInline: 'auto',
  padding: theme.spacing(4, 3, 6),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(5, 5, 7) },
  // Three lines high.
  '& > p > svg': { float: 'left', width: '4.5em', margin: '0.3em 0.8em 0 0' },
  '& .lead': { fontVariantCaps: 'small-caps', letterSpacing: '0.04em', userSelect: 'none' },
})

/** The first paragraph, with a decorative initial and its first words in small capitals. */
function Opening({ text, id }: { text: string; id: string }) {
  const words = text.split(' ', 3).join(' ')
  return (
    <Typography variant="reading">
      <Initial name={text} id={id} />
      <span className="visually-hidden">{words}</span>
      <span className="lead" aria-hidden>
        {words.slice(1)}
      </span>
      {text.slice(words.length)}
    </Typography>
  )
}

const CloseCorner = styled(IconButton)({
  position: 'sticky',
  top: 8,
  zIndex: 1,
  justifySelf: 'end',
  margin: '8px 8px -52px auto',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.rule}`,
})

/** The text of a shipped article, or that of a markdown file. */
export interface ArticleText {
  readonly paragraphs?: readonly string[]
  readonly tokens?: readonly Token[]
}

interface Props {
  article: Article
  text: ArticleText
  /** Called after the closing transition. */
  onGone: () => void
}

/** An article in a dialog. */
export default function ArticleDialog({ article, text, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const titleId = useId()
  const close = () => setOpen(false)
  useBackCloses(isOpen, close)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone }, paper: { sx: { maxWidth: ARTICLE_WIDTH } } }}
    >
      <CloseCorner aria-label={t`Close`} onClick={close}>
        <Close size={24} />
      </CloseCorner>
      <article>
        <ArticlePicture article={article} />
        <Prose>
          <Typography variant="h2" id={titleId}>
            {article.title}
          </Typography>
          {text.paragraphs?.map((paragraph, at) =>
            at === 0 ? (
              <Opening key={paragraph} text={paragraph} id={article.id} />
            ) : (
              <Typography key={paragraph} variant="reading">
                {paragraph}
              </Typography>
            ),
          )}
          {text.tokens && <Markdown tokens={text.tokens} />}
        </Prose>
      </article>
    </Dialog>
  )
}
