/** Rolldown and Vite plugin that inlines the validated configuration and the version. */
import { SITE } from './site.ts'
import { VERSION } from './version.ts'

const MODULE = /[\\/]domain[\\/]src[\\/]site[\\/](site|version)\.ts$/

export const siteModule = () => ({
  name: 'site-config',
  load: (id: string) => {
    const name = MODULE.exec(id)?.[1]
    if (name === 'site') return `export const SITE = ${JSON.stringify(SITE)}`
    return name === 'version' ? `export const VERSION = ${JSON.stringify(VERSION)}` : null
  },
})
