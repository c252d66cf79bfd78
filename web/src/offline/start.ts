/** Starts the service worker. Imported when the page is idle (layout/Shell.tsx). */
import { startServiceWorker } from './serviceWorker.ts'

// In a build only: what is developed changes under a worker's feet. And not in a release that ends it (docs/operating.md).
if (import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off')
  startServiceWorker().catch(console.warn)
