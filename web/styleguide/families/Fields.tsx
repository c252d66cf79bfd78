import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormSection } from '#features/editor/form/FormSection.tsx'
import { SearchBar } from '#features/search/browse/SearchBar.tsx'
import { SortField } from '#features/search/browse/SortField.tsx'
import { PasswordField } from '#features/account/PasswordField.tsx'
import { Field } from '#components/forms/Field.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'

const TYPES = ARTIFACT_TYPES.map((value) => ({ value, label: value }))

type Live<Props> = Omit<Props, 'onChange' | 'value'> & { value?: string }

/** A field with its own state. */
function LiveField({ value = '', ...field }: Live<ComponentProps<typeof Field>>) {
  const [text, setText] = useState(value)
  return <Field {...field} value={text} onChange={(event) => setText(event.target.value)} />
}
function LiveSelect({ value = '', ...field }: Live<ComponentProps<typeof SelectField>>) {
  const [text, setText] = useState(value)
  return <SelectField {...field} value={text} onChange={(event) => setText(event.target.value)} />
}
function LivePassword({ value = '', error, helper }: { value?: string; error?: string; helper?: string }) {
  const { control, setError } = useForm({ defaultValues: { password: value } })
  useEffect(() => {
    if (error !== undefined) setError('password', { message: error })
  }, [error, setError])
  return <PasswordField control={control} name="password" autoComplete="new-password" helper={helper} />
}

const NAME = { label: 'Artifact name', name: 'name' }
const PERIOD = { label: 'Created at', name: 'created_at', placeholder: 'c. 196 BCE' }
const TYPE = { label: 'Type', name: 'type', placeholder: 'Choose a type', options: TYPES }
const STORY = { label: 'Historical context', name: 'context', multiline: true, minRows: 3 }

function TextFields() {
  return (
    <Columns $min={200}>
      <Sample name="rest">
        <LiveField {...PERIOD} helper="A year, a century or a dynasty." />
      </Sample>
      <Sample name="filled">
        <LiveField {...NAME} value="Rosetta Stone" required />
      </Sample>
      <Sample name="hover" force="hover">
        <LiveField {...PERIOD} />
      </Sample>
      <Sample name="focus" force="focused">
        <LiveField {...NAME} value="Rosetta Stone" />
      </Sample>
      <Sample name="error">
        <LiveField
          label="Image URL"
          name="image"
          value="ftp://example.com"
          error="Image URL must be a full address that starts with http:// or https://."
          helper="An address that leads to a picture."
        />
      </Sample>
      <Sample name="error, with focus" force="focused">
        <LiveField {...NAME} required error="Please enter the name of the artifact." />
      </Sample>
      <Sample name="read-only">
        <LiveField
          label="Adder name"
          name="adder"
          value="Amelia Hart"
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </Sample>
    </Columns>
  )
}

/** Error messages of forms. */
function FailedForms() {
  return (
    <Columns $min={280}>
      <Sample name="a sentence">
        <Failed text="E-mail or password is wrong." action="Sign In" />
      </Sample>
      <Sample name="a long one">
        <Failed
          text="The artifact could not be saved: the connection was lost. What you wrote is still here; try again when you are online."
          action="Add Artifact"
        />
      </Sample>
    </Columns>
  )
}

function Failed({ text, action }: { text: string; action: string }) {
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <FormError text={text} />
      <SubmitButton isBusy={false} busyText={action}>
        {action}
      </SubmitButton>
    </div>
  )
}

/** Fields of all kinds in all states. Fields are never disabled. */
export function Fields() {
  return (
    <Family title="Fields">
      <Kind name="Text">
        <TextFields />
      </Kind>
      <Kind name="Text of several lines">
        <Columns $min={200}>
          <Sample name="rest">
            <LiveField {...STORY} placeholder="What is known about its time" />
          </Sample>
          <Sample name="error">
            <LiveField {...STORY} value="Too long" error="Historical context is too long." />
          </Sample>
        </Columns>
      </Kind>
      <Kind name="Choice">
        <Columns $min={200}>
          <Sample name="nothing chosen">
            <LiveSelect {...TYPE} required />
          </Sample>
          <Sample name="chosen, with focus" force="focused">
            <LiveSelect {...TYPE} value="Writings" />
          </Sample>
          <Sample name="error">
            <LiveSelect {...TYPE} error="Please choose a type." />
          </Sample>
        </Columns>
      </Kind>
      <Kind name="Password">
        <Columns $min={200}>
          <Sample name="rest">
            <LivePassword helper="At least 6 characters, one of them a capital." />
          </Sample>
          <Sample name="filled">
            <LivePassword value="Antiquity1" />
          </Sample>
          <Sample name="error">
            <LivePassword error="Please enter your password." />
          </Sample>
        </Columns>
      </Kind>
      <Kind name="A form that was not taken">
        <FailedForms />
      </Kind>
      <Kind name="Search and sort">
        <SearchBar name="" onSearch={() => {}} />
        <Row style={{ marginTop: 12 }}>
          <SortField sort="date-desc" more="all" onSort={() => {}} />
        </Row>
      </Kind>
      <FormSection legend="Discovery">
        <LiveField label="Discovered at" name="discovered_at" value="1799" />
        <LiveField label="Discovered by" name="discovered_by" placeholder="Pierre-François Bouchard" />
      </FormSection>
    </Family>
  )
}
