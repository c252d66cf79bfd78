/** Version of this release, from the repository's package.json. Bundles contain it as data (`siteModule.ts`). */
import * as z from 'zod/mini'

const manifest: unknown = await import(
  /* @vite-ignore */ new URL('../../../../package.json', import.meta.url).href,
  { with: { type: 'json' } }
)

export const VERSION = z.parse(z.object({ default: z.object({ version: z.string() }) }), manifest).default
  .version
