import { t } from '@lingui/core/macro'
import { isId } from '@tracker/domain/api/ids.ts'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { Page } from '#components/layout/Page.tsx'
import { ErrorScreen } from '#components/states/ErrorState.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { StateScreen } from '#components/states/StateScreen.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS, WALL_LABELS_MAX } from '#navigation/paths.ts'
import { useArtifactsById } from '#features/artifacts/api/useArtifactsById.ts'
import { LABEL, WALL_LABEL, WallLabel } from './WallLabel.tsx'
import { theme } from '#theme/theme.ts'

/** Cutting marks: hairlines of 4 mm at the corners of a label. */
const mark = (size: string, position: string) =>
  `linear-gradient(currentColor, currentColor) ${position} / ${size} no-repeat`
const CUT_MARKS = ['0 0', '100% 0', '0 100%', '100% 100%']
  .flatMap((corner) => [mark('4mm 0.2mm', corner), mark('0.2mm 4mm', corner)])
  .join()

/** Scale for eight labels on A4: halves the area of an A6 label. */
const HALF = Math.SQRT1_2

/** Preview area for the labels, with the actions. */
const Wall = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(3),
  backgroundColor: theme.vars.palette.band,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
  '& > .screen': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1, 3),
    paddingInline: theme.spacing(2),
    textAlign: 'center',
  },
  // A single label fills the band; the actions are beside it.
  '&.single': {
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      gap: theme.spacing(6),
      padding: theme.spacing(6),
      '& > .screen': {
        gridArea: '1 / 2',
        flexDirection: 'column',
        alignItems: 'flex-start',
        paddingInline: 0,
        textAlign: 'start',
      },
      '& > ul': { gridArea: '1 / 1', gridTemplateColumns: 'max-content', width: 'auto' },
      '@media screen': { [`& .${LABEL}`]: { zoom: 1.25 } },
    },
  },
  '@media print': { '&&': { padding: 0 }, '& > .screen': { display: 'none' } },
})

const List = styled('ul')({
  display: 'grid',
  gap: theme.spacing(3),
  boxSizing: 'border-box',
  width: '100%',
  '& > li': { width: 'fit-content', border: `1px solid ${theme.vars.palette.rule}` },
  // At its size, so phones scroll it.
  [theme.breakpoints.down('sm').replace('@media', '@media screen and')]: {
    overflowX: 'auto',
    paddingInline: theme.spacing(2),
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, calc(148mm + 2px))',
    justifyContent: 'center',
  },
  '@media print': {
    position: 'absolute',
    inset: '0 auto auto 0',
    display: 'block',
    width: 'auto',
    margin: 0,
    '& > li': { border: 0, breakInside: 'avoid' },
    '&[data-sheets]': {
      width: '210mm',
      '& > li': {
        float: 'left',
        boxSizing: 'border-box',
        width: '105mm',
        height: '74.25mm',
        overflow: 'hidden',
        color: '#000',
        background: CUT_MARKS,
        printColorAdjust: 'exact',
        '&:nth-of-type(8n + 1):not(:first-of-type)': { breakBefore: 'page' },
      },
      [`& .${LABEL}`]: { zoom: HALF, backgroundColor: 'transparent' },
    },
  },
})

/** Only the labels are printed. */
const Screen = styled('div')({ '@media print': { '& h1': { display: 'none' } } })

/**
 * The wall labels of the artifacts in `?ids=`: a single one is printed on A6, several on A4, eight per sheet.
 */
export default function WallLabelsScreen() {
  const [params] = useSearchParams()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(isId))].slice(0, WALL_LABELS_MAX)
  const { data, error, refetch } = useArtifactsById(ids)
  const title = ids.length > 1 ? t`Print labels` : t`Print label`
  if (error) return <ErrorScreen title={title} error={error} onRetry={refetch} />
  if (!data)
    return (
      <Page title={title}>
        <Loading />
      </Page>
    )
  if (data.length === 0)
    return (
      <StateScreen
        drawing={EmptyPlinth}
        title={title}
        heading={t`Nothing here`}
        line={t`No artifact was chosen, or it is not in the collection any more.`}
        way={{ to: PATHS.browse, label: t`All Artifacts` }}
      />
    )
  const isSingle = data.length === 1
  return (
    <Screen>
      <GlobalStyles
        styles={{
          '@page': { size: isSingle ? `${WALL_LABEL.width} ${WALL_LABEL.height}` : '210mm 297mm', margin: 0 },
        }}
      />
      <Page title={title}>
        <Wall className={isSingle ? 'single' : undefined}>
          <div className="screen">
            <Button variant="contained" onClick={() => print()}>
              {t`Print`}
            </Button>
            <span>{isSingle ? t`On paper of A6.` : t`Eight on a sheet of A4, with marks to cut along.`}</span>
          </div>
          {/* Focusable, so that keys scroll it on a narrow screen. */}
          <List tabIndex={0} aria-label={t`Labels`} data-sheets={isSingle ? undefined : true}>
            {data.map((artifact) => (
              <li key={artifact._id}>
                <WallLabel artifact={artifact} />
              </li>
            ))}
          </List>
        </Wall>
      </Page>
    </Screen>
  )
}
