import { t } from '@lingui/core/macro'
import type { ReportedArtifact } from '@tracker/domain/reports/reportedCase.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Typography from '@mui/material/Typography'
import { TextLink } from '#components/layout/TextLink.tsx'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { useHiddenPhoto } from '#firebase/artifacts/useHiddenPhoto.ts'
import { artifactAddress, moderationAddress } from '#navigation/paths.ts'
import { useDecide } from '#features/reports/api/useDecide.ts'
import { HiddenNote } from '#features/reports/HiddenNote.tsx'
import { hiddenState } from '#features/reports/hiddenState.ts'
import type { Selection } from '#features/reports/selection/useSelection.ts'
import { AllFields } from './AllFields.tsx'
import { CaseCard } from './CaseCard.tsx'
import { CasePhotographs } from './CasePhotographs.tsx'
import { CHOICES } from './choices.ts'
import { DecisionForm } from './DecisionForm.tsx'

interface Props {
  reported: ReportedArtifact
  /** Undefined if the case cannot be selected. */
  selection?: Selection | undefined
}

/** A reported or hidden artifact. */
export function ArtifactCase({ reported, selection }: Props) {
  const { artifact } = reported
  const id = artifact._id
  const { mutateAsync: decide } = useDecide('artifact', id)
  const hidden = hiddenState(artifact)
  const privateSrc = useHiddenPhoto(hidden === null ? '' : artifact.artifact_image, 'medium')
  const name = artifact.artifact_name.trim() || t`Unnamed artifact`
  const isolatedName = isolate(name)
  const adder = isolate(artifact.adder_name)
  return (
    <CaseCard
      id={id}
      name={name}
      reported={reported}
      selection={selection}
      picture={
        <>
          <ArtifactImage
            src={artifact.artifact_image}
            privateSrc={privateSrc}
            name={name}
            id={id}
            type={artifact.artifact_type}
            alt=""
          />
          <CasePhotographs artifact={artifact} isPrivate={hidden !== null} />
        </>
      }
      notice={<HiddenNote artifact={artifact} />}
      links={
        <>
          <Typography variant="small" component="span" color="textSecondary" dir="auto">
            {t`Added by ${adder}`}
          </Typography>
          <TextLink color="inherit" to={artifactAddress(id)} aria-label={t`Details of ${isolatedName}`}>
            {t`Details`}
          </TextLink>
          <TextLink
            color="inherit"
            to={moderationAddress(reported.adder_uid)}
            aria-label={t`All by this contributor, ${adder}, who added ${isolatedName}`}
          >
            {t`All by this contributor`}
          </TextLink>
        </>
      }
      content={<AllFields artifact={artifact} />}
      decision={
        reported.is_own ? (
          <RowNotice severity="info">{t`You added this artifact: another curator decides on it.`}</RowNotice>
        ) : (
          <DecisionForm
            key={reported.decisions.length}
            name={artifact.artifact_name}
            choices={CHOICES[hidden ?? 'visible']}
            helper={
              hidden === 'decision'
                ? t`It is kept with the decision.`
                : t`Whoever added it reads this when it is hidden.`
            }
            decide={decide}
          />
        )
      }
    />
  )
}
