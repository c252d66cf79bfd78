import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { adderName } from '@tracker/domain/account/account.ts'
import { Field } from '#components/forms/Field.tsx'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { ChevronDown } from '#icons/screenIcons.tsx'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Fields, Group } from './FormSection.tsx'

const Line = styled(Group)(({ theme: { spacing, typography, vars } }) => ({
  // Title and text share a row if there is enough space.
  display: 'flow-root',
  marginBottom: spacing(4),
  borderBlock: `1px solid ${vars.palette.rule}`,
  '& > legend': {
    ...typography.small,
    float: 'left',
    width: 'auto',
    margin: spacing(0, 2, 0, 0),
    padding: spacing(1.5, 0),
    border: 0,
    color: vars.palette.text.secondary,
  },
  '& .MuiAccordion-heading': { display: 'flow-root' },
  '& .MuiAccordionSummary-root': {
    width: '100%',
    minHeight: 48,
    // A long name takes two lines.
    paddingBlock: spacing(1),
    fontWeight: 400,
    color: 'inherit',
    '& bdi': { fontWeight: 600 },
  },
  '& .MuiCollapse-root': { clear: 'left' },
  '& .MuiAccordionDetails-root': { padding: spacing(1, 0, 3) },
}))

interface Props {
  adder: UserProfile
  doing: 'Adding' | 'Updating'
}

/** The adder in one line, which opens the read-only fields from the account. */
export function AdderInformation({ adder, doing }: Props) {
  const id = useId()
  const name = adderName(adder.displayName, undefined, adder.email)
  return (
    <Line>
      <legend>{t`Adder Information`}</legend>
      <Accordion slotProps={{ heading: { component: 'div' } }}>
        <AccordionSummary id={id} expandIcon={<ChevronDown size={20} />}>
          {doing === 'Adding' ? (
            <Trans>
              Adding as <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>
              Updating as <bdi>{name}</bdi>
            </Trans>
          )}
        </AccordionSummary>
        <AccordionDetails>
          <Fields>
            <Field
              label={t`Adder name`}
              name="adder_name"
              autoComplete="name"
              value={name}
              slotProps={{ htmlInput: { readOnly: true } }}
              helper={t`Shown with the artifact. It comes from your account.`}
            />
            <Field
              label={t`Adder e-mail`}
              name="adder_email"
              type="email"
              autoComplete="email"
              value={adder.email}
              slotProps={{ htmlInput: { readOnly: true } }}
              helper={t`Only you can see it.`}
            />
          </Fields>
        </AccordionDetails>
      </Accordion>
    </Line>
  )
}
