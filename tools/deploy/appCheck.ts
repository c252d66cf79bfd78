import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { readFunctionSettings, readWebSettings } from '#deploy/settings.ts'

/**
 * The function asks every call for the proof of App Check unless it is told not to, and the web app sends it only when it
 * was built with a site key: one without the other would refuse everybody.
 * @param shell the environment of the deploy. For the web app's build it goes before the files, also when it says nothing
 *   but an empty text; Firebase takes a function's settings from files alone.
 * @throws Failure when the two do not fit
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
