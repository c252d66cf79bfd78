/** Offers a new release to the user. Nothing is reloaded until they press Reload. */
import { isDrafted } from '#components/forms/draftedForms.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'

/** Fields whose text a reload loses: a search is in the address. */
const FIELDS = 'form :is(textarea, input:not([type="search"]))'

/** Whether a form holds text that a reload would lose. */
export function hasUnsentText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, readOnly, type, form }) =>
      value !== '' &&
      !readOnly &&
      !(form && isDrafted(form)) &&
      !['checkbox', 'radio', 'hidden'].includes(type),
  )
}

async function confirmLoss(activate: () => void): Promise<void> {
  const isSure =
    !hasUnsentText() ||
    (await dialogs.confirm({
      title: 'Reload this page?',
      text: 'What you typed here and did not send will be gone.',
      confirm: 'Reload',
      cancel: 'Not now',
    }))
  if (isSure) activate()
}

/** Reloads without the browser's prompt for unsaved changes: the user has confirmed, and drafts are stored. */
export function reload(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  location.reload()
}

/** @param activate activates the new release and reloads the page */
export function announceNewVersion(activate: () => void): void {
  toast.add('notice', 'A new version is here.', null, {
    label: 'Reload',
    run: () => void confirmLoss(activate),
  })
}
