/** Makes the tests and their builds use `tests/site.config.ts`. Must be imported before the configuration. */
process.env['SITE_CONFIG'] ??= 'tests/site.config.ts'
