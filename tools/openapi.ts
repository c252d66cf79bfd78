/** `npm run openapi`: writes docs/openapi.json. */
import { SITE } from '@tracker/domain/site/site.ts'
import { VERSION } from '@tracker/domain/site/version.ts'
import { openApi } from '@tracker/domain/api/openApi.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { parseOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'

runMain(async () => {
  parseOptions(process.argv.slice(2), {
    summary: 'Writes docs/openapi.json, the OpenAPI description of the REST API.',
    usage: 'npm run openapi',
    options: {},
  })
  const file = join(ROOT, 'docs/openapi.json')
  const options = { ...(await resolveConfig(file)), parser: 'json' }
  await writeFile(file, await format(JSON.stringify(openApi(SITE.name, VERSION)), options))
  console.log('  docs/openapi.json is current.')
})
