/** Notifies other instances of a form, in this tab and others, when a draft is written. */
import * as z from 'zod/mini'

const messageSchema = z.object({ uid: z.string(), form: z.string(), writer: z.string() })
type Message = z.infer<typeof messageSchema>

/**
 * Opens the channel of one form instance. `onTakenOver` is called when another instance writes the same
 * draft.
 */
export function openDraftChannel({ uid, form, writer }: Message, onTakenOver: () => void) {
  const channel = new BroadcastChannel('drafts')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, data).data
    if (message?.uid === uid && message.form === form && message.writer !== writer) onTakenOver()
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    announce: () => channel.postMessage({ uid, form, writer } satisfies Message),
    close: () => channel.close(),
  }
}
