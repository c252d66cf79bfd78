import type { ReactNode, RefCallback } from 'react'

/** An item of a list of artifacts or likes. */
export interface RecordLine {
  id: string
  name: string
  image: string
  type?: string
  discoverer: string
  period: string
  /** Number of likes, if known. */
  likes?: number | undefined
  /** Number of new likes. */
  newLikes?: number
  /** Notices for the user. */
  note?: ReactNode
  /** Path of the record. On narrow screens its card is then a link without buttons. */
  to?: string
  /** Buttons. Their accessible names contain the record's name. */
  actions: ReactNode
}

export interface RecordsProps {
  caption: string
  records: readonly RecordLine[]
  /** Ref of the element whose children are the records. */
  listRef?: RefCallback<HTMLElement>
}
