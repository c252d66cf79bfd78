import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type Decision, decisionSchema } from '@tracker/domain/reports/report.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { Actions } from '#components/layout/Actions.ts'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { toast } from '#notifications/toast.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import type { Choice } from './choices.ts'

const Fields = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))

interface Props {
  /** Name of the artifact or list. */
  name: string
  choices: readonly [Choice, Choice]
  /** Tells who can read the note. */
  helper: string
  decide: (decision: Decision) => Promise<unknown>
}

/** A curator's decision, with a note. */
export function DecisionForm({ name, choices: [first, second], helper, decide }: Props) {
  const { control, handleSubmit, setValue, formState } = useSchemaForm(decisionSchema, {
    // Enter in the field activates the first button, which has the same decision.
    defaultValues: { decision: first.decision, note: '' },
  })
  const save = handleSubmit(async ({ decision, note }) => {
    try {
      await decide({ decision, note })
      toast.success(i18n._(decision === first.decision ? first.done : second.done))
      focusHeading()
    } catch (error) {
      toast.writeFailure(error)
    }
  })
  const button = ({ decision, label }: Choice) => (
    <Button
      type="submit"
      variant={decision === first.decision ? 'contained' : 'outlined'}
      color={decision === 'hide' ? 'error' : 'primary'}
      aria-disabled={formState.isSubmitting}
      onClick={() => setValue('decision', decision)}
    >
      {i18n._(label)}
      <span className="visually-hidden"> {isolate(name)}</span>
    </Button>
  )
  return (
    <Fields onSubmit={save}>
      <FormField control={control} name="note" label={t`Why`} helper={helper} multiline minRows={2} />
      <Actions>
        {button(first)}
        {button(second)}
      </Actions>
    </Fields>
  )
}
