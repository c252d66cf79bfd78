/** A newer release than the page's own: said, and taken over when the person wants it, or with the next page that is loaded. */
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'

/** Fields whose text a new page would not have: what has a draft has it, and what is searched for is in the address. */
const FIELDS = 'form:not([data-draft]) :is(textarea, input:not([type="search"]))'

/** Whether something stands in a form that is not kept. */
function isTyping(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, readOnly, type }) =>
      value !== '' && !readOnly && !['checkbox', 'radio', 'hidden'].includes(type),
  )
}

async function takeOver(reload: () => void): Promise<void> {
  const isSure =
    !isTyping() ||
    (await dialogs.confirm({
      title: 'Reload this page?',
      text: 'What you typed here and did not send will be gone.',
      confirm: 'Reload',
      cancel: 'Not now',
    }))
  if (isSure) reload()
}

/** The person has said so, and what has a draft has it: the browser needs not ask once more. */
function reloadUnasked(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  location.reload()
}

/** @param reload loads the page anew; a test looks whether it is asked to */
export function announceNewVersion(reload = reloadUnasked): void {
  toast.add('notice', 'A new version is here.', null, {
    label: 'Reload',
    run: () => void takeOver(reload),
  })
}
