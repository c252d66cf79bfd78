import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { artifactAddress } from '#navigation/paths.ts'
import type { ListPlace } from './listPlace.ts'

/** The list that a card is part of; null for a card by itself. */
export const ListPlaceContext = createContext<ListPlace | null>(null)

/** A link to an artifact, which carries the list along for the way back. */
export function CardLink({ id, children }: { id: string; children: ReactNode }) {
  const list = useContext(ListPlaceContext)
  return (
    <Link to={artifactAddress(id)} state={list && { list }}>
      {children}
    </Link>
  )
}
