/**
 * Time limits of an API call in milliseconds. For writes each limit exceeds the one of the next component, so
 * that the user learns whether the write succeeded.
 */
export const DEADLINES = {
  /** Work in several commits stops here and responds with 503; repeating the call continues it. */
  work: 40_000,
  /** The platform's limit for the function. Hosting does not wait longer either. */
  function: 60_000,
  /** The client's limit for a read, which changes nothing and may be repeated. */
  read: 30_000,
  /** The client's limit for a write. */
  write: 65_000,
  /** The client's limit for a photo upload: half a megabyte takes a minute at 64 kbit/s. */
  upload: 120_000,
} as const
