/** Renders parsed markdown. HTML in it is shown as text. */
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'

/** Tokens that marked creates without extensions. */
type Known =
  | Tokens.Space
  | Tokens.Def
  | Tokens.Br
  | Tokens.Hr
  | Tokens.Codespan
  | Tokens.Code
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Blockquote
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Link
  | Tokens.Image
  | Tokens.List
  | Tokens.Table
  | Tokens.Del
  | Tokens.Text

const HEADINGS = ['h2', 'h2', 'h2', 'h3', 'h4'] as const

function render(token: Known): ReactNode {
  const { type } = token
  if (type === 'space' || type === 'def') return null
  if (type === 'br') return <br />
  if (type === 'hr') return <hr />
  if (type === 'codespan') return <code>{token.text}</code>
  if (type === 'code')
    return (
      <pre>
        <code>{token.text}</code>
      </pre>
    )
  if (type === 'heading')
    return <Typography variant={HEADINGS[token.depth] ?? 'h4'}>{renderAll(token.tokens)}</Typography>
  if (type === 'paragraph') return <Typography variant="reading">{renderAll(token.tokens)}</Typography>
  if (type === 'blockquote') return <blockquote>{renderAll(token.tokens)}</blockquote>
  if (type === 'strong') return <strong>{renderAll(token.tokens)}</strong>
  if (type === 'em') return <em>{renderAll(token.tokens)}</em>
  if (type === 'link') return <MuiLink href={token.href}>{renderAll(token.tokens)}</MuiLink>
  if (type === 'image') return <img src={token.href} alt={token.text} loading="lazy" decoding="async" />
  if (type === 'list') {
    const items = token.items.map((item, at) => (
      <Typography key={at} component="li" variant="reading">
        {renderAll(item.tokens)}
      </Typography>
    ))
    return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>
  }
  if (type === 'del') return <del>{renderAll(token.tokens)}</del>
  if (type === 'table') return <Table {...token} />
  return token.tokens ? renderAll(token.tokens) : token.text
}

const CELL = { p: 1, textAlign: 'start', typography: 'reading' } as const

function Table({ header, rows }: Tokens.Table) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, at) => (
              <Box key={at} component="th" scope="col" sx={CELL}>
                {renderAll(tokens)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map(({ tokens }, at) => (
                <Box key={at} component="td" sx={CELL}>
                  {renderAll(tokens)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const renderAll = (tokens: readonly Token[] = []): ReactNode =>
  // The text never changes, so indexes are stable keys.
  tokens.map((token, at) => <Part key={at} token={token as Known} />)

const Part = ({ token }: { token: Known }) => render(token)

/** @param tokens result of marked's `lexer` */
export function Markdown({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: '66ch',
        overflowWrap: 'anywhere',
        '& pre': { overflowX: 'auto' },
        '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
      }}
    >
      {renderAll(tokens)}
    </Box>
  )
}
