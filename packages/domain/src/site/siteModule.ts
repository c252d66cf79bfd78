/** Rolldown and Vite plugin that inlines the validated configuration and the version. */
import { SITE } from './site.ts'
import type { SiteConfig } from './siteConfig.ts'
import { VERSION } from './version.ts'

const MODULE = /[\\/]domain[\\/]src[\\/]site[\\/](site|version)\.ts$/

/** @param site replaces the configuration, for a bundle that needs less */
export const siteModule = (site: SiteConfig = SITE) => ({
  name: 'site-config',
  load: (id: string) => {
    const name = MODULE.exec(id)?.[1]
    if (name === 'site') return `export const SITE = ${JSON.stringify(site)}`
    return name === 'version' ? `export const VERSION = ${JSON.stringify(VERSION)}` : null
  },
})
