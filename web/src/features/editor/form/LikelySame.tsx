import { t } from '@lingui/core/macro'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { useWatch } from 'react-hook-form'
import { Captions } from '#components/records/Captions.tsx'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { useLikelySame, useRecordsOf } from '#features/editor/api/useLikelySame.ts'
import { artifactAddress } from '#navigation/paths.ts'
import { styled } from '@mui/material/styles'
import type { ArtifactControl, FormValues } from './formValues.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0, 0),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    lineHeight: 1.35,
  },
  '& small': { ...theme.typography.small, display: 'block', color: theme.vars.palette.text.primary },
}))

interface Props {
  control: ArtifactControl
  /** Stored values of the artifact. */
  stored: FormValues
  /** Id of the edited artifact. */
  own: string | undefined
}

/** Lists artifacts that are probably the same object as the one in the form, by name or image URL. */
export function LikelySame({ control, stored, own }: Props) {
  const [artifact_name, artifact_image] = useWatch({ control, name: ['artifact_name', 'artifact_image'] })
  const found = useLikelySame({ artifact_name, artifact_image }, stored, own)
  const records = useRecordsOf(found)
  return (
    <output>
      {found.length > 0 && (
        <Notice severity="warning" role="presentation" sx={{ mt: 1 }}>
          {t`Perhaps this is here already:`}
          <List>
            {found.map(({ _id: id, artifact_name: name }) => {
              const {
                artifact_image: image = '',
                artifact_type: type,
                created_at: period,
              } = records.get(id) ?? {}
              return (
                <li key={id}>
                  <ArtifactImage src={image} name={name} id={id} type={type ?? ''} alt="" ratio="1 / 1" />
                  <div>
                    <TextLink to={artifactAddress(id)} target="_blank" rel="noopener">
                      <bdi>{name}</bdi>
                      <span className="visually-hidden"> {t`(opens in a new tab)`}</span>
                    </TextLink>
                    {period && hasValue(period) && (
                      <small dir="auto">
                        <Captions made={period} />
                      </small>
                    )}
                  </div>
                </li>
              )
            })}
          </List>
        </Notice>
      )}
    </output>
  )
}
