/** Rolldown and Vite plugin that inlines the validated configuration and the version. */
import { SITE } from './site.ts'
import { VERSION } from './version.ts'

const MODULE = /[\\/]domain[\\/]src[\\/]site[\\/](site|version)\.ts$/
const CODE = {
  site: `export const SITE = ${JSON.stringify(SITE)}`,
  version: `export const VERSION = ${JSON.stringify(VERSION)}`,
}

export const siteModule = () => ({
  name: 'site-config',
  load: (id: string) => {
    const name = MODULE.exec(id)?.[1]
    return name === 'site' || name === 'version' ? CODE[name] : null
  },
})
