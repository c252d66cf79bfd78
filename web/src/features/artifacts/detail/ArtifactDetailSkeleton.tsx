import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'
import { DetailLayout, LabelColumn, PAIR, PHONE_HEIGHT, PlateColumn, STACK } from './detailLayout.ts'

const Mat = styled('div')({
  backgroundColor: 'var(--wall)',
  [STACK]: { height: PHONE_HEIGHT },
  [PAIR]: { aspectRatio: '4 / 3' },
})

/** Widths and heights of the bars: name, axis, actions, facts. */
const BARS = [
  ['80%', 48],
  ['100%', 2],
  ['60%', 44],
  ['40%', 28],
  ['65%', 20],
  ['75%', 20],
  ['35%', 28],
  ['70%', 20],
] as const

const Bar = styled('div')({ borderRadius: 2, backgroundColor: theme.vars.palette.rule })

/** Placeholder of an artifact's page, also in the prerendered members' page (RequireUser.tsx). Nothing in it moves. */
export function ArtifactDetailSkeleton() {
  return (
    <>
      <output className="visually-hidden">{t`Loading`}</output>
      <DetailLayout aria-hidden>
        {/* The place of the way back. */}
        <nav />
        <PlateColumn>
          <Mat />
        </PlateColumn>
        <LabelColumn>
          {BARS.map(([width, height]) => (
            <Bar key={width} style={{ width, height }} />
          ))}
        </LabelColumn>
      </DetailLayout>
    </>
  )
}
