/**
 * Leaves the domain (`node:domain`) in which Google's framework runs each request. Node follows a domain through every promise,
 * which takes a third of the processor time of a call. It is for errors thrown in callbacks, which it answers with 500 in a process
 * whose state is unknown; without it the framework ends the process and the platform starts another.
 */
export function leaveDomain(): void {
  // Not in Node's types, because domains are deprecated.
  const domain: unknown = Reflect.get(process, 'domain')
  if (typeof domain !== 'object' || domain === null || !('exit' in domain)) return
  if (typeof domain.exit === 'function') Reflect.apply(domain.exit, domain, [])
}
