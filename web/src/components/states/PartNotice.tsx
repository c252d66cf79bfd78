import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Column } from '#components/layout/Page.tsx'
import type { Failure } from './lazyPart.tsx'
import { problemText } from './problemText.ts'
import { theme } from '#theme/theme.ts'

const Message = styled('div')({
  paddingBlock: theme.spacing(1.5),
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.tint.error,
})

/** A message above a part of the delivered page that has no code yet. */
export function PartNotice({ error, retry }: Failure) {
  return (
    <Message role="alert">
      <Column>
        {problemText(error)} <Button size="small" color="inherit" onClick={retry}>{t`Retry`}</Button>
      </Column>
    </Message>
  )
}
