/** A plugin of Rolldown and Vite that puts the checked configuration into a bundle as data. */
import { SITE } from './site.ts'

const SITE_MODULE = /[\\/]domain[\\/]src[\\/]site[\\/]site\.ts$/

export const siteModule = () => ({
  name: 'site-config',
  load: (id: string) => (SITE_MODULE.test(id) ? `export const SITE = ${JSON.stringify(SITE)}` : null),
})
