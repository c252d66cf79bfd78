import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { LIST_LABELS } from '@tracker/domain/lists/list.ts'
import type { ReportedList } from '@tracker/domain/reports/reportedCase.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { RowNotice } from '#components/states/Notice.tsx'
import { publicListAddress } from '#navigation/paths.ts'
import { useDecide } from '#features/reports/api/useDecide.ts'
import type { Selection } from '#features/reports/selection/useSelection.ts'
import { CaseCard } from './CaseCard.tsx'
import { CHOICES } from './choices.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { EnteredTexts } from './EnteredTexts.tsx'

interface Props {
  reported: ReportedList
  /** Undefined if the case cannot be selected. */
  selection?: Selection | undefined
}

/** A reported or hidden list. */
export function ListCase({ reported, selection }: Props) {
  const { list } = reported
  const { mutateAsync: decide } = useDecide('list', list._id)
  const title = list.title.trim() || t`Untitled list`
  const isolatedTitle = isolate(title)
  const isHidden = list.hidden_reason !== undefined
  const notes = list.entries.filter(({ note }) => note !== '')
  return (
    <CaseCard
      id={list._id}
      name={title}
      reported={reported}
      selection={selection}
      notice={
        list.hidden_reason !== undefined && (
          <RowNotice severity="error">
            {t`Hidden:`} {isolate(list.hidden_reason)}
          </RowNotice>
        )
      }
      links={
        <>
          <Typography variant="small" component="span" color="textSecondary">
            {t`List`}
          </Typography>
          {list.visibility !== 'private' && !isHidden && (
            <Link
              color="inherit"
              href={publicListAddress(list._id)}
              aria-label={t`Public page of ${isolatedTitle}`}
            >
              {t`Public page`}
            </Link>
          )}
        </>
      }
      content={
        <EnteredTexts
          texts={[
            {
              id: 'introduction',
              label: translateDomainText(LIST_LABELS.introduction),
              text: list.introduction,
            },
            ...notes.map(({ artifactId, note }) => ({
              id: artifactId,
              label: translateDomainText(LIST_LABELS.note),
              text: note,
            })),
          ]}
        />
      }
      decision={
        reported.is_own ? (
          <RowNotice severity="info">{t`You made this list: another curator decides on it.`}</RowNotice>
        ) : (
          <DecisionForm
            key={reported.decisions.length}
            name={title}
            choices={CHOICES[isHidden ? 'decision' : 'visible']}
            helper={
              isHidden ? t`It is kept with the decision.` : t`Whoever made it reads this when it is hidden.`
            }
            decide={decide}
          />
        )
      }
    />
  )
}
