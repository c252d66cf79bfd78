import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import List from '@mui/material/List'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { Field } from '#components/forms/Field.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { Actions } from '#components/layout/Actions.ts'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { ListHead } from '#components/layout/ListHead.tsx'
import { Section } from '#components/layout/Section.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { SearchRow } from '#components/search/SearchRow.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { Notice, RowNotice } from '#components/states/Notice.tsx'
import { More, Trash } from '#icons/screenIcons.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'
import { ROSETTA } from '../samples.ts'
import { Still } from '../Still.tsx'

const ignore = () => {}
const SEVERITIES = ['info', 'success', 'warning', 'error'] as const

const Grid = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))

const action = (
  <Button color="inherit" size="small">
    Start over
  </Button>
)

/** Components with a single implementation, used by all screens. */
export function OneOfEach() {
  return (
    <Family title="One of each">
      <Kind name="Notice: of a page, of a row">
        <Columns $min={220}>
          {SEVERITIES.map((severity) => (
            <Notice key={severity} severity={severity} role="none" action={action}>
              What you typed earlier is still here.
            </Notice>
          ))}
          {SEVERITIES.map((severity) => (
            <RowNotice key={severity} severity={severity}>
              <strong>Reported:</strong> A curator will look at this.
            </RowNotice>
          ))}
        </Columns>
      </Kind>
      <Kind name="Search: of a screen, from anywhere">
        <Grid>
          <SearchRow label="Sample of a screen" onSearch={ignore}>
            <Field label="Search my artifacts" name="q" type="search" />
          </SearchRow>
          <SearchForm label="Sample from anywhere" suggest={() => Promise.resolve([])} />
        </Grid>
      </Kind>
      <Kind name="Row above a list">
        <ListHead count="24 of 131 shown">
          <SelectField
            place="head"
            label="Sort"
            name="sort"
            options={[{ value: 'name-asc', label: 'Name (A–Z)' }]}
          />
        </ListHead>
      </Kind>
      <Kind name="Buttons">
        <Row>
          <Sample name="filled, beside a field">
            <Button variant="contained" size="large">
              Create
            </Button>
          </Sample>
          <Sample name="filled">
            <ButtonLink variant="contained" to="">
              Add Artifact
            </ButtonLink>
          </Sample>
          <Sample name="icon">
            <IconButton aria-label="More">
              <More size={20} />
            </IconButton>
          </Sample>
          <Sample name="icon, removes">
            <IconButton aria-label="Take out">
              <Trash size={20} />
            </IconButton>
          </Sample>
          <Sample name="delete">
            <DeleteButton />
          </Sample>
          <Sample name="delete, busy">
            <DeleteButton isBusy />
          </Sample>
        </Row>
      </Kind>
      <Columns $min={240}>
        <Sample name="menu: current and pressed rows have a bar">
          <Paper variant="menu">
            <List>
              <ListItem disablePadding>
                <ListItemButton component="button">Share</ListItemButton>
              </ListItem>
              <ListItem disablePadding>
                <ListItemButton component="button" aria-pressed>
                  My list <small>3 artifacts</small>
                </ListItemButton>
              </ListItem>
            </List>
          </Paper>
        </Sample>
        <Sample name="caption words">
          <Typography variant="small">
            <Captions
              type={ROSETTA.artifact_type}
              made={ROSETTA.created_at}
              found={ROSETTA.discovered_at}
              now={ROSETTA.present_location}
            />
          </Typography>
        </Sample>
      </Columns>
      <Kind name="Form dialog">
        <Still>
          <FormDialog
            title="Report this artifact"
            isOpen
            onClose={ignore}
            onGone={ignore}
            onSubmit={() => Promise.resolve()}
            submit={{ label: 'Send', busy: 'Sending' }}
            isBusy={false}
          >
            <Field label="What is wrong" name="text" multiline minRows={2} />
          </FormDialog>
        </Still>
      </Kind>
      <Section title="Section of a screen">
        <Typography>A heading with a hairline, and content below.</Typography>
        <Actions>
          <Button variant="outlined">Download</Button>
        </Actions>
      </Section>
      <Kind name="State of a page">
        <EmptyState
          drawing={EmptyDrawers}
          heading="No Items Found!"
          line="Try a shorter name."
          action={<Button variant="contained">All Artifacts</Button>}
        />
      </Kind>
    </Family>
  )
}
