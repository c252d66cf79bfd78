import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { TextLink } from '#components/layout/TextLink.tsx'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { useHiddenPhoto } from '#firebase/artifacts/useHiddenPhoto.ts'
import { artifactAddress } from '#navigation/paths.ts'
import { BULK_BAR_HEIGHT } from '#features/reports/selection/BulkBar.tsx'
import { HiddenNote } from '#features/reports/HiddenNote.tsx'
import { hiddenState } from '#features/reports/hiddenState.ts'
import { SelectBox } from '#features/reports/selection/SelectBox.tsx'
import type { Selection } from '#features/reports/selection/useSelection.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    overflowWrap: 'anywhere',
  },
  '& a, & input': { scrollMarginBottom: BULK_BAR_HEIGHT },
}))

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.25),
}))

const Thumbnail = styled('div')({ width: 56, flex: 'none' })

interface Props {
  artifacts: readonly Artifact[]
  /** Undefined if nothing can be selected. */
  selection: Selection | undefined
  listRef: Ref<HTMLUListElement>
}

/** The artifacts of a contributor, with the reason for hidden ones. */
export function ModeratedList({ artifacts, selection, listRef }: Props) {
  return (
    <List ref={listRef} aria-label={t`Everything added, the newest first`}>
      {artifacts.map((artifact) => (
        <li key={artifact._id}>
          <ModeratedRow artifact={artifact} selection={selection} />
        </li>
      ))}
    </List>
  )
}

function ModeratedRow({ artifact, selection }: { artifact: Artifact; selection: Selection | undefined }) {
  const { _id: id, artifact_image: image, artifact_type: type } = artifact
  const name = artifact.artifact_name.trim() || t`Unnamed artifact`
  const privateSrc = useHiddenPhoto(hiddenState(artifact) === null ? '' : image, 'small')
  return (
    <>
      {selection && <SelectBox id={id} name={name} selection={selection} />}
      <Thumbnail>
        <ArtifactImage
          src={image}
          privateSrc={privateSrc}
          name={name}
          id={id}
          type={type}
          alt=""
          ratio="1 / 1"
        />
      </Thumbnail>
      <Text>
        <TextLink color="inherit" to={artifactAddress(id)} dir="auto">
          {name}
        </TextLink>
        <HiddenNote artifact={artifact} />
      </Text>
    </>
  )
}
