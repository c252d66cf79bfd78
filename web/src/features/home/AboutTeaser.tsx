import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { PATHS } from '#paths.ts'
import { SectionBand } from './SectionBand.tsx'

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  maxWidth: '62ch',
}))

/** What the product is, in three sentences. */
export function AboutTeaser() {
  return (
    <SectionBand tone="band" isSplit heading="About Artifact Tracker">
      <Text>
        <Typography variant="reading" sx={{ textWrap: 'pretty' }}>
          Artifact Tracker is a shared catalogue of the things that people made, used and treasured. Anyone
          may browse it; members add the artifacts they know, keep their own entries up to date, and like the
          ones they love. Each entry tells what an object is, who found it, when, and where it can be seen
          today.
        </Typography>
        <ButtonLink variant="contained" to={PATHS.about}>
          More About Us
        </ButtonLink>
      </Text>
    </SectionBand>
  )
}
