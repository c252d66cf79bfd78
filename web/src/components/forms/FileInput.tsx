import type { RefObject } from 'react'

interface Props {
  ref: RefObject<HTMLInputElement | null>
  /** Accessible name. */
  label: string
  accept: string
  /** True to choose several files at once. */
  multiple?: boolean
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void
}

/** A hidden file input. A button opens it with `click`. */
export function FileInput({ ref, label, accept, multiple = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // Allows choosing the same file again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
