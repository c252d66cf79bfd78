/**
 * Preloaded into commands: errors that are thrown before a command runs are mistakes in files that people edit, such as
 * `site.config.ts`. Prints what and where they are, without a stack trace.
 */
const isMistake = ({ name, code }) =>
  name === 'SiteConfigError' || name.startsWith('SyntaxError') || code === 'ERR_MODULE_NOT_FOUND'

process.once('uncaughtException', (error) => {
  const [text] = String(error.stack).split('\n    at ')
  console.error(isMistake(error) ? `\n  ${text.replace('SiteConfigError: ', '')}\n` : error)
  process.exit(1)
})
