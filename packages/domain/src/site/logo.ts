/** Address of the site's own logo, which the build makes of the file in `site.config.ts` (web/build/logo.ts). */
export const LOGO_ADDRESS = '/illustrations/logo.svg#logo'
