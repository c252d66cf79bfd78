import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '#createStore.ts'
import { type NewLikes, newLikes } from '#newLikes.ts'
import { NewLikesBadge } from './NewLikesBadge.tsx'

/**
 * Says at the hamburger of small screens, where no avatar is in sight, that likes are new. The button is in the first paint,
 * which knows nothing of likes: so the mark comes to it.
 */
export function MenuMark() {
  const news = useStore(newLikes)
  return news && <Mark news={news} />
}

function Mark({ news }: { news: NewLikes }) {
  const id = useId()
  const [button] = useState(() => document.querySelector('nav [aria-haspopup="dialog"][aria-label="Menu"]'))
  useEffect(() => {
    button?.setAttribute('aria-describedby', id)
    return () => button?.removeAttribute('aria-describedby')
  }, [id, button])
  if (!button) return null
  return createPortal(
    <>
      <NewLikesBadge count={news.count} />
      <span id={id} hidden>
        {news.text}
      </span>
    </>,
    button,
  )
}
