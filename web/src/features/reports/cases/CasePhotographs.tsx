import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { MORE_PHOTOS } from '@tracker/domain/firestore/collections.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { useApi } from '#firebase/api/useApi.ts'
import { readFurtherPhotographs } from '#firebase/artifacts/readFurtherPhotographs.ts'
import { useHiddenPhoto } from '#firebase/artifacts/useHiddenPhoto.ts'
import { theme } from '#theme/theme.ts'

const Photographs = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(0.5),
  margin: theme.spacing(0.5, 0, 0),
  padding: 0,
  listStyle: 'none',
})

interface Props {
  artifact: Artifact
  /** True if the photos are not public. */
  isPrivate: boolean
}

/** The further photographs of a reported artifact, which curators decide on as well. Costs one document if it has any. */
export function CasePhotographs({ artifact, isPrivate }: Props) {
  const { _id: id, more_photos: own, more_photos_count: count = 0 } = artifact
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: [MORE_PHOTOS, 'case', id],
    queryFn: own === undefined && count > 0 ? () => readFurtherPhotographs(api, artifact) : skipToken,
  })
  const photographs = own ?? data
  if (photographs.length === 0) return null
  return (
    <Photographs aria-label={t`Further photographs`}>
      {photographs.map((photograph, index) => (
        <li key={`${index} ${photograph.url}`}>
          <CasePhotograph photograph={photograph} place={index + 2} isPrivate={isPrivate} />
        </li>
      ))}
    </Photographs>
  )
}

function CasePhotograph({
  photograph: { url, caption = '' },
  place,
  isPrivate,
}: {
  photograph: Photograph
  /** Place among all photographs, from 2. */
  place: number
  isPrivate: boolean
}) {
  const privateSrc = useHiddenPhoto(isPrivate ? url : '', 'medium')
  return (
    <ArtifactImage
      src={url}
      privateSrc={isPrivate ? privateSrc : undefined}
      name=""
      alt={caption || t`Photograph ${place}`}
      ratio="1 / 1"
    />
  )
}
