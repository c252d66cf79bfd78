import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { artifactAddress } from '#navigation/paths.ts'
import type { ListPlace } from './listPlace.ts'

/** The list that contains the card; null for a single card. */
export const ListPlaceContext = createContext<ListPlace | null>(null)

/** A link to an artifact, with its list as navigation state. */
export function CardLink({ id, children }: { id: string; children: ReactNode }) {
  const list = useContext(ListPlaceContext)
  return (
    <Link to={artifactAddress(id)} state={list && { list }}>
      {children}
    </Link>
  )
}
