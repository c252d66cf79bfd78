import type { Exhibition } from '@tracker/domain/lists/exhibition.ts'
import { axisBarOf } from '@tracker/domain/time/axis.ts'
import Link from '@mui/material/Link'
import type { Ref } from 'react'
import { publicListAddress } from '#navigation/paths.ts'
import { Cover, Covers } from '#features/lists/Covers.tsx'
import { distinctBars } from '#features/lists/distinctBars.ts'
import { countText, titleOf } from '#features/lists/listTexts.ts'

interface Props {
  exhibitions: readonly Exhibition[]
  label: string
  heading?: 'h2' | 'h3'
  listRef?: Ref<HTMLUListElement>
  /** Called before the page of a list is opened. */
  onOpen?: (id: string) => void
}

/** Lists of the gallery as covers. */
export function ExhibitionCovers({ exhibitions, label, heading = 'h2', listRef, onOpen }: Props) {
  return (
    <Covers ref={listRef} aria-label={label}>
      {exhibitions.map((exhibition) => (
        <Cover
          key={exhibition._id}
          heading={heading}
          link={
            <Link
              href={publicListAddress(exhibition._id)}
              underline="hover"
              onClick={() => onOpen?.(exhibition._id)}
            >
              {titleOf(exhibition)}
            </Link>
          }
          pictured={exhibition.cover}
          bars={distinctBars(exhibition.cover.flatMap(({ years }) => (years ? axisBarOf(years) : [])))}
        >
          <p>{countText(exhibition.artifacts)}</p>
        </Cover>
      ))}
    </Covers>
  )
}
