import { useWatch } from 'react-hook-form'
import { Notice } from '#components/states/Notice.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { useLikelySame } from '#features/editor/api/useLikelySame.ts'
import { artifactAddress } from '#navigation/paths.ts'
import { styled } from '@mui/material/styles'
import type { ArtifactControl, FormValues } from './formValues.ts'

const List = styled('ul')(({ theme }) => ({ margin: 0, paddingLeft: theme.spacing(2.5) }))

interface Props {
  control: ArtifactControl
  /** The values that the artifact has already. */
  stored: FormValues
  /** The id of the artifact that is edited. */
  own: string | undefined
}

/** Lists artifacts that are probably the same object, while a name or an image address is typed. */
export function LikelySame({ control, stored, own }: Props) {
  const [artifact_name, artifact_image] = useWatch({ control, name: ['artifact_name', 'artifact_image'] })
  const found = useLikelySame({ artifact_name, artifact_image }, stored, own)
  return (
    <output>
      {found.length > 0 && (
        <Notice severity="warning" role="presentation" sx={{ mt: 1 }}>
          Perhaps this is here already:
          <List>
            {found.map(({ _id, artifact_name }) => (
              <li key={_id}>
                <TextLink to={artifactAddress(_id)} target="_blank" rel="noopener">
                  <bdi>{artifact_name}</bdi>
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </TextLink>
              </li>
            ))}
          </List>
        </Notice>
      )}
    </output>
  )
}
