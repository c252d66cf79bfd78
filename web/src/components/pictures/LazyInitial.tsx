import { lazyPart } from '#components/states/lazyPart.tsx'

/** A lazily loaded historiated initial. Decorative: nothing is shown while it is missing. */
export const LazyInitial = lazyPart(() => import('./Initial.tsx'))
