import { TextLink } from '#components/TextLink.tsx'
import type { LikelySame as Found } from '#features/artifacts/api/useLikelySame.ts'
import { artifactAddress } from '#paths.ts'
import { styled } from '@mui/material/styles'

const Told = styled('output')(({ theme }) => ({
  display: 'block',
  ...theme.typography.small,
  '&:not(:empty)': {
    marginTop: theme.spacing(1),
    padding: theme.spacing(1, 1.5),
    borderLeft: `3px solid ${theme.vars.palette.bronze.main}`,
    overflowWrap: 'anywhere',
  },
  '& ul': { margin: 0, paddingLeft: theme.spacing(2.5) },
}))

/** Says what is probably the same object, while a name is typed; nothing when there is none. */
export function LikelySame({ found }: { found: readonly Found[] }) {
  return (
    <Told>
      {found.length > 0 && (
        <>
          Perhaps this is here already:
          <ul>
            {found.map(({ _id, artifact_name }) => (
              <li key={_id}>
                <TextLink to={artifactAddress(_id)} target="_blank" rel="noopener">
                  <bdi>{artifact_name}</bdi>
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Told>
  )
}
