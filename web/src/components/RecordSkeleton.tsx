import Skeleton from '@mui/material/Skeleton'
import '#theme/library.ts'

const LINES = Array.from({ length: 4 }, (_, index) => `line ${index}`)

/** A list of records that is on its way. */
export function RecordSkeleton() {
  return (
    <div>
      <output className="visually-hidden">Loading</output>
      {LINES.map((line) => (
        <Skeleton key={line} sx={{ mb: 2, height: { xs: 160, sm: 96 } }} />
      ))}
    </div>
  )
}
