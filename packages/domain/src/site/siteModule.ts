/** Rolldown and Vite plugin that inlines the validated configuration. */
import { SITE } from './site.ts'

const SITE_MODULE = /[\\/]domain[\\/]src[\\/]site[\\/]site\.ts$/

export const siteModule = () => ({
  name: 'site-config',
  load: (id: string) => (SITE_MODULE.test(id) ? `export const SITE = ${JSON.stringify(SITE)}` : null),
})
