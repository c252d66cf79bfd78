import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { excerpt } from '#components/records/cards/excerpt.ts'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import type { ShownItem } from '#features/lists/items.ts'

/** A list as cards with the beginnings of the notes above the labels. */
export default function CardsView({ items }: { items: readonly ShownItem[] }) {
  return (
    <ArtifactGrid $columns={BROWSE_COLUMNS} artifacts={items.map(({ artifact }) => artifact)}>
      {items.map(({ artifact, entry }) => (
        <li key={artifact._id}>
          <ArtifactCard artifact={artifact} heading="h2" note={excerpt(entry.note)} />
        </li>
      ))}
    </ArtifactGrid>
  )
}
