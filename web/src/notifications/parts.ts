import { createPart } from '#createPart.ts'

/** What shows toasts. */
export const toastStack = createPart('toastStack', () => import('./ToastStack.tsx'))

/** What shows a dialog. */
export const dialogView = createPart('dialogView', () => import('./DialogView.tsx'))
