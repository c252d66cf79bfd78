/**
 * How long an API call may take, in milliseconds. For a write, each side waits longer than the one behind it works, so that
 * the user learns whether it succeeded.
 */
export const DEADLINES = {
  /** Work that takes many commits stops here and responds with 503; the same call continues it. */
  work: 40_000,
  /** The platform ends the function. Hosting waits no longer either. */
  function: 60_000,
  /** The client gives up on a read. It changes nothing, so the user may retry. */
  read: 30_000,
  /** The client gives up on a write. */
  write: 65_000,
  /** The client gives up on a photo: half a megabyte takes a minute at 64 kbit/s. */
  upload: 120_000,
} as const
