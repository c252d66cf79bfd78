import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { readFunctionSettings, readWebSettings } from '#deploy/settings.ts'

/**
 * Checks that web app and function use the same App Check setting. The function requires a token unless
 * APP_CHECK is off, and the web app sends one only if it was built with a site key; with only one of the two,
 * every request would be refused.
 * @param shell environment of the deploy. It overrides the web app's files, even with an empty value;
 * Firebase reads a function's settings from files only.
 * @throws Failure if the settings differ
 */
export async function requireAppCheck(
  project: string,
  root = ROOT,
  shell: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const web = { ...(await readWebSettings(root)), ...shell }
  const settings = await readFunctionSettings(project, root)
  if (web.VITE_APP_CHECK_KEY || settings.APP_CHECK === 'off') return
  throw new Failure(
    `App Check is not set up. Either write VITE_APP_CHECK_KEY=<your reCAPTCHA Enterprise site key> into web/.env.production.local, or deploy without it: APP_CHECK=off in functions/.env.${project}`,
  )
}
