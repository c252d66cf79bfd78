import { activateLanguage, type Language } from '#i18n/language.ts'
import { reloadForScript, type RetryCause } from './offline/staleChunk.ts'
import { reload } from './offline/updatePrompt.ts'

/** Milliseconds after which a catalogue that is still loading counts as missing. */
const LATE_MS = 10_000
/** Milliseconds before a missing catalogue is loaded again. */
const RETRY_MS = 5_000

/**
 * Activates a language. The delivered page stays until its catalogue has been loaded; if that fails, a message of the page says so
 * (index.html), because nothing can be rendered or translated.
 */
export async function untilActive(language: Language): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#start-failure')
  const message = template?.content.querySelector('div')
  const show = () => message && document.body.append(message)
  const late = setTimeout(show, LATE_MS)
  const over = new AbortController()
  let cause: RetryCause | null = null
  let tryAgain = () => {}
  const retry = (next: RetryCause) => {
    cause = next
    tryAgain()
  }
  message?.querySelector('button')?.addEventListener('click', () => retry('press'), { signal: over.signal })
  addEventListener('online', () => retry('online'), { signal: over.signal })
  const attempt = async (): Promise<void> => {
    try {
      await activateLanguage(language)
    } catch (error) {
      console.warn(error)
      show()
      // A question would need the catalogue.
      if (cause) reloadForScript(error, cause, { ask: reload })
      cause = null
      await new Promise<void>((resolve) => {
        tryAgain = resolve
        setTimeout(resolve, RETRY_MS)
      })
      await attempt()
    }
  }
  await attempt()
  clearTimeout(late)
  over.abort()
  message?.remove()
}
