import { AxisMark } from '#components/records/AxisMark.tsx'
import { useAxisBar } from '#components/records/useYears.ts'

/** The bar of a date on the axis of a card; nothing if the date cannot be read. */
export function DateMark({ text }: { text: string }) {
  const bar = useAxisBar(text)
  return bar && <AxisMark {...bar} />
}
