import { t } from '@lingui/core/macro'
import { API_BASE, CALL_NAMES, type CallName, CALLS } from '@tracker/domain/api/calls.ts'
import { PROBLEMS } from '@tracker/domain/api/problem.ts'
import { VERSION as version } from '@tracker/domain/site/version.ts'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Page } from '#components/layout/Page.tsx'
import { theme } from '#theme/theme.ts'

/** The reference is in English, as the descriptions of the calls are. */
const TEXTS = {
  about: 'The REST API of this collection. Calls for everyone can be made from any site.',
  schemas: 'describes all calls with their schemas.',
  isPublic: 'For everyone.',
  isMembers: 'Needs an ID token.',
} as const

const DOCUMENT = `${API_BASE}/openapi.json`

const Operation = styled('section')({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  '& code': { overflowWrap: 'anywhere' },
})

const Parameters = styled('dl')({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  '& dd': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'max-content 1fr' },
})

/** A description with code between backticks. */
const Description = ({ children }: { children: string }) =>
  children.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))

function OperationSection({ name }: { name: CallName }) {
  const { method, path, who, description, parameters = [], errors: codes } = CALLS[name]
  const errors = codes.map((code) => `${PROBLEMS[code].status} ${PROBLEMS[code].title}`).join(', ')
  return (
    <Operation>
      <Typography variant="h3" component="h2">
        <code>
          {method} {API_BASE}
          {path}
        </code>
      </Typography>
      <Typography>
        <Description>{`${description}.`}</Description> {who === 'everyone' ? TEXTS.isPublic : TEXTS.isMembers}
      </Typography>
      {parameters.length > 0 && (
        <Parameters>
          {parameters.map((parameter) => (
            <div key={parameter.name} style={{ display: 'contents' }}>
              <dt>
                <code>{parameter.name}</code>
              </dt>
              <dd>
                <Description>{parameter.description}</Description>
              </dd>
            </div>
          ))}
        </Parameters>
      )}
      {codes.length > 0 && <Typography variant="small">{`Errors: ${errors}`}</Typography>}
    </Operation>
  )
}

/** Documentation of the REST API, from the same table as the OpenAPI document. */
export default function ApiScreen() {
  return (
    <Page title={t`API`}>
      <div lang="en">
        <Typography sx={{ maxWidth: '66ch', marginBlockEnd: 4 }}>
          {TEXTS.about} <Link href={DOCUMENT}>{DOCUMENT}</Link> {TEXTS.schemas} {`Version ${version}.`}
        </Typography>
        {CALL_NAMES.map((name) => (
          <OperationSection key={name} name={name} />
        ))}
      </div>
    </Page>
  )
}
