import { useEffect } from 'react'

/** The product's name, as it stands in titles. */
export const PRODUCT = 'Artifact Tracker'

/** Names the document: "About - Artifact Tracker". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${PRODUCT}`
  }, [title])
}
