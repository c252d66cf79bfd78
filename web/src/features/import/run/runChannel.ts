/** Messages between the tabs that show a run. */
import * as z from 'zod/mini'
import { type Item, itemSchema } from './importStore.ts'

const messageSchema = z.object({
  /** Id of the run. */
  run: z.string(),
  /** A settled item. Without it, the message pauses the run. */
  item: z.optional(itemSchema),
})

let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('imports'))

export const post = (message: { readonly run: string; readonly item?: Item }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  open().postMessage(message)

/** Listens to the other tabs. Returns a function that stops listening. */
export function onMessage(listener: (message: z.infer<typeof messageSchema>) => void): () => void {
  const stop = new AbortController()
  open().addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      const message = z.safeParse(messageSchema, data)
      if (message.success) listener(message.data)
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
