import { Engraving, type EngravingProps } from '../Engraving.tsx'

/** An empty plinth with a label. The function's pages show the same file. */
export function EmptyPlinth({ size }: EngravingProps) {
  return (
    <Engraving size={size}>
      <use href="/illustrations/states/empty-plinth.svg#plinth-drawing" />
    </Engraving>
  )
}
