import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { centuryText } from '@tracker/domain/time/centuries.ts'
import { dateBar } from '@tracker/domain/time/periods/readDate.ts'
import { centuryOf } from '@tracker/domain/time/yearRange.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { TextLink } from '#components/layout/TextLink.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { TimeAxis } from '#components/records/TimeAxis.tsx'
import { barsOf, byDate, type ShownItem, yearOf } from '#features/lists/items.ts'
import { artifactAddress } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'

const Centuries = styled('ol')({
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    padding: theme.spacing(2, 0, 3),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
  },
  // Below the axis of the whole list.
  '& > li:first-of-type': {
    paddingTop: theme.spacing(1),
    borderTop: 0,
  },
  // The first object begins high enough, also below a title of two lines.
  [theme.breakpoints.down('sm')]: {
    '.compact:has(.long) & > li:first-of-type': { paddingTop: 0, rowGap: 2 },
  },
  '& > li > h2': { margin: 0, ...theme.typography.h4, color: theme.vars.palette.bronze.main },
  '& ol': { display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
  '& ol > li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: theme.spacing(2),
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '120px minmax(0, 1fr)',
      columnGap: theme.spacing(3),
    },
  },
  '& .words': { display: 'grid', alignContent: 'start', gap: theme.spacing(0.75) },
  '& p': { margin: 0 },
})

/** The time axis of a date; nothing if the date cannot be parsed. */
function Axis({ text }: { text: string }) {
  const bar = dateBar(text)
  return bar && <TimeAxis bars={[bar]} isBare />
}

// Narrow screens: its line is that of the tabs. Wide ones: at the end of the tabs.
const Overview = styled('div')({
  marginTop: theme.spacing(-3),
  [theme.breakpoints.up('md')]: { width: '55%', margin: '-61px 0 33px auto' },
  '@media print': { width: 'auto', margin: 0 },
})

/** Returns the name of the century in which an object was made. */
function periodOf(item: ShownItem): string {
  const year = yearOf(item)
  return year === undefined ? t`Undated` : translateDomainText(centuryText(centuryOf(year)))
}

/** The objects of a list on one time axis, and below it by century, oldest first. */
export default function TimelineView({ items }: { items: readonly ShownItem[] }) {
  const centuries = Map.groupBy(byDate(items), periodOf)
  const bars = barsOf(items.map(({ artifact }) => artifact))
  return (
    <>
      {bars.length > 0 && (
        <Overview>
          <TimeAxis bars={bars} />
        </Overview>
      )}
      <Centuries aria-label={t`Artifacts of the list by date`}>
        {[...centuries].map(([period, objects]) => (
          <li key={period}>
            <h2>{period}</h2>
            <ol>
              {objects.map(({ artifact, entry }) => (
                <li key={artifact._id}>
                  <ArtifactImage {...pictureOf(artifact)} alt="" ratio="1 / 1" />
                  <div className="words">
                    <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }} dir="auto">
                      <TextLink to={artifactAddress(artifact._id)} color="inherit">
                        {artifact.artifact_name}
                      </TextLink>
                    </Typography>
                    <Typography variant="small" color="textSecondary" dir="auto">
                      <Captions made={artifact.created_at} />
                    </Typography>
                    <Axis text={artifact.created_at} />
                    {entry.note && (
                      <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                        {entry.note}
                      </Typography>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </Centuries>
    </>
  )
}
