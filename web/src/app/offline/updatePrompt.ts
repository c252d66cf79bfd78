/** Offers a new release. Nothing is reloaded until the user presses Reload. */
import { t } from '@lingui/core/macro'
import { isDrafted } from '#components/forms/draftedForms.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { storeTypedText } from '../keepTypedText.ts'

/** Fields whose input a reload would lose. Search texts are in the address. */
const FIELDS = 'form :is(textarea, input:not([type="search"]))'

/** Returns true if a form contains input that a reload would lose. */
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
      title: t`Reload this page?`,
      text: t`What you typed here and did not send will be gone.`,
      confirm: t`Reload`,
      cancel: t`Not now`,
    }))
  if (isSure) activate()
}

/**
 * Reloads without the browser's prompt for unsaved changes, because the user has confirmed and drafts are
 * stored.
 */
export function reload(): void {
  // A new release takes seconds to be activated, during which the page can be used.
  storeTypedText()
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  location.reload()
}

/** Reloads, after a question if typed text would be lost. */
export const reloadIfSure = () => confirmLoss(reload)

/** @param activate activates the new release and reloads the page */
export function announceNewVersion(activate: () => void): void {
  toast.add('notice', t`A new version is here.`, null, {
    label: t`Reload`,
    run: () => void confirmLoss(activate),
  })
}
