import { IconButton } from '#components/IconButton.ts'
import { Warning } from '#icons.tsx'

/** In place of a part of the bar that could not be loaded: a part that failed once fails until the page is loaded anew. */
export function ReloadButton() {
  return (
    <IconButton aria-label="Reload the page: a part of it is missing" onClick={() => location.reload()}>
      <Warning size={24} />
    </IconButton>
  )
}
