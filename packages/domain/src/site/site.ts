/**
 * The validated site configuration. Bundles of the web app and the function contain it as data
 * (`siteModule.ts`). The environment variable SITE_CONFIG selects another file, relative to the repository.
 */
import { parseSiteConfig } from './siteConfig.ts'

/** Path of the configuration, relative to the repository. */
export const SITE_FILE = process.env['SITE_CONFIG'] || 'site.config.ts'

const module: unknown = await import(
  /* @vite-ignore */ new URL(`../../../../${SITE_FILE}`, import.meta.url).href
)

export const SITE = parseSiteConfig(
  module !== null && typeof module === 'object' && 'default' in module ? module.default : undefined,
  SITE_FILE,
)
