import { loadLiveProvider } from '#firebase/firestore/liveProvider.tsx'
import { lazySection } from './lazySection.tsx'

/** Firestore for the screens that use `useLiveDocument`. Shows that the client loads, and if that failed. */
export const LiveFirestoreProvider = lazySection(loadLiveProvider)
