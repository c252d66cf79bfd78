import { MARK_LINES } from '@tracker/domain/photo/licenceMarks.ts'
import type { Mark } from '@tracker/domain/photo/licences.ts'
import { styled } from '@mui/material/styles'
import { Icon } from '#icons/icons.tsx'

const Marks = styled('span')({ '& > svg': { marginRight: '0.25em', verticalAlign: '-0.2em' } })

/** The marks of a licence, beside its name. */
export function LicenceMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <Marks>
      {marks.map((mark) => (
        <Icon key={mark} size={16}>
          <path d={MARK_LINES[mark]} />
        </Icon>
      ))}
    </Marks>
  )
}
