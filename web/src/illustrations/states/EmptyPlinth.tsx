import { Engraving, type EngravingProps } from '../Engraving.tsx'

/** A plinth with its label; what it will carry is still to come. The function's pages show the same file. */
export function EmptyPlinth({ size }: EngravingProps) {
  return (
    <Engraving size={size}>
      <use href="/illustrations/states/empty-plinth.svg#plinth-drawing" />
    </Engraving>
  )
}
