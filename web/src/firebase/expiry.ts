/** The end of a sign-in that could not be renewed: one listener tells the person and signs out. */

/** The token was refused and could not be renewed. Whoever asked needs to say nothing: the listener has. */
export class SignInExpired extends Error {
  override name = 'SignInExpired'
}

type Listener = () => Promise<void>
let listener: Listener = async () => {}
let running: Promise<void> | undefined

/** Sets who is told. Returns how to stop that. */
export function onSignInExpired(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = async () => {}
  }
}

/** Tells the listener, once for all requests that failed meanwhile. */
export function reportExpiry(): void {
  running ??= listener()
    .catch(console.error)
    .finally(() => {
      running = undefined
    })
}
