import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '#createStore.ts'
import { newLikes } from '#newLikes.ts'
import { NewLikesBadge } from './NewLikesBadge.tsx'

/**
 * Says at the hamburger of small screens, where no avatar is in sight, that likes are new. The button is in the first paint,
 * which knows nothing of likes: so the mark comes to it.
 */
export function MenuMark() {
  const id = useId()
  const news = useStore(newLikes)
  const [button] = useState(() => document.querySelector('nav [aria-haspopup="dialog"][aria-label="Menu"]'))
  const isNews = news !== null
  useEffect(() => {
    if (isNews) button?.setAttribute('aria-describedby', id)
    return () => button?.removeAttribute('aria-describedby')
  }, [id, isNews, button])
  if (!news || !button) return null
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
