import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { excerpt } from '#components/records/cards/excerpt.ts'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { GridItem } from '#components/records/cards/GridItem.tsx'
import { LookSwitch } from '#components/records/cards/LookSwitch.tsx'
import { ListHead } from '#components/layout/ListHead.tsx'
import { countText } from '#features/lists/listTexts.ts'
import type { ShownItem } from '#features/lists/items.ts'

/** A list as cards, with the beginnings of the notes above the labels, or as a wall. */
export default function CardsView({ items }: { items: readonly ShownItem[] }) {
  return (
    <>
      <ListHead count={countText(items.length)}>
        <LookSwitch place="in-head" />
      </ListHead>
      <ArtifactGrid $columns={BROWSE_COLUMNS} $hanging artifacts={items.map(({ artifact }) => artifact)}>
        {items.map(({ artifact, entry }) => (
          <GridItem key={artifact._id} artifact={artifact}>
            <ArtifactCard artifact={artifact} heading="h2" note={excerpt(entry.note)} />
          </GridItem>
        ))}
      </ArtifactGrid>
    </>
  )
}
