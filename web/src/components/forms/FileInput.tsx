import type { RefObject } from 'react'

interface Props {
  ref: RefObject<HTMLInputElement | null>
  /** Accessible name. */
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A hidden file input. A button opens it with `click`. */
export function FileInput({ ref, label, accept, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // Allows choosing the same file again.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
