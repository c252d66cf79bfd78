import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Page } from '#elements/Page.tsx'
import { PeriodBadge } from '#elements/PeriodBadge.tsx'
import { ask, tell } from '#feedback/dialogs.tsx'
import { EmptyState } from '#feedback/EmptyState.tsx'
import { Loading } from '#feedback/Loading.tsx'
import { Problem } from '#feedback/Problem.tsx'
import { toast } from '#feedback/toasts.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { BlankSeal } from '#illustrations/states/BlankSeal.tsx'
import { ThemeToggle } from '#theme/ThemeToggle.tsx'
import { Palette } from './Palette.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
}))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      <Row>{children}</Row>
    </section>
  )
}

const SEALS = ['check', 'question', 'crack', 'wave'] as const

/** Every building block in one place, to look at in both themes while it is changed. */
export default function StyleScreen() {
  return (
    <Page title="Style" intro="Every building block of the product, for development.">
      <Part title="Theme">
        <ThemeToggle />
        <Palette />
      </Part>
      <Part title="Type">
        <Typography variant="hero">Unveiling the Past</Typography>
        <Typography variant="label">Sculptures · 196 BCE</Typography>
        <Typography>Working text in Source Sans 3.</Typography>
        <Typography variant="reading">Reading text in Source Serif 4.</Typography>
        <Typography variant="small">Small text, 1234567890.</Typography>
        <Typography variant="caption">Caption</Typography>
        <PeriodBadge>c. 196 BCE</PeriodBadge>
      </Part>
      <Part title="Buttons">
        <Button variant="contained">Primary</Button>
        <Button variant="outlined">Quiet</Button>
        <Button variant="text">Text</Button>
        <Button variant="contained" color="error">
          Danger
        </Button>
        <Button variant="outlined" color="error">
          Delete
        </Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
      </Part>
      <Part title="Fields">
        <TextField
          id="style-name"
          label="Name"
          placeholder="Rosetta Stone"
          helperText="As the museum calls it."
        />
        <TextField
          id="style-error"
          label="Image"
          error
          defaultValue="ftp://"
          helperText="This is not a web address."
        />
        <TextField id="style-text" label="Description" multiline minRows={3} required />
      </Part>
      <Part title="Toasts">
        <Button variant="outlined" onClick={() => toast.success('Liked this artifact!')}>
          Success
        </Button>
        <Button
          variant="outlined"
          onClick={() => toast.failure(new Error('The server could not be reached.'))}
        >
          Failure
        </Button>
        <Button variant="outlined" onClick={() => toast.notice('No changes to save.')}>
          Notice
        </Button>
      </Part>
      <Part title="Dialogs">
        {SEALS.map((seal) => (
          <Button
            key={seal}
            variant="outlined"
            onClick={() => void tell({ title: 'Signed In!', text: 'You have successfully Signed In!', seal })}
          >
            Tell: {seal}
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() =>
            void ask({
              title: 'Are you sure?',
              text: "You won't be able to revert this!",
              confirm: 'Yes, delete it!',
            })
          }
        >
          Ask
        </Button>
      </Part>
      <Part title="States">
        <Loading />
        <Problem error={new Error('The collection could not be reached.')} onRetry={() => {}} />
        <Skeleton width={240} height={180} />
        <EmptyState
          drawing={<EmptyDrawers size={160} />}
          heading="No Items Found!"
          action={<Button>All Artifacts</Button>}
        />
        <EmptyState
          drawing={<EmptyPlinth size={160} />}
          heading="Nothing added"
          action={<Button>Add Artifact</Button>}
        />
        <EmptyState
          drawing={<BlankSeal size={160} />}
          heading="Nothing liked"
          action={<Button>Browse</Button>}
        />
      </Part>
    </Page>
  )
}
