/** Imported once a page is there and idle: to import it is to start. */
import { startServiceWorker } from './serviceWorker.ts'

// In a build only: what is developed changes under a worker's feet.
if (import.meta.env.PROD) startServiceWorker().catch(console.warn)
