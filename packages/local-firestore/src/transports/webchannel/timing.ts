/** Timeouts and limits of WebChannel sessions. Tests use shorter ones. */
export interface ChannelTiming {
  /** Sent to the client, which reconnects if it receives nothing for 1.5 times this long. */
  readonly keepAliveMs: number
  /** Idle time after which a noop message is sent on a back channel. */
  readonly noopMs: number
  /** Maximum lifetime of a back channel. The client then opens a new one. */
  readonly rotateMs: number
  /** Idle time after which a session without a back channel ends. */
  readonly idleMs: number
  /** Reading from the RPC pauses while this many UTF-16 code units are unacknowledged. */
  readonly maxUnacknowledged: number
}

export const DEFAULT_TIMING: ChannelTiming = {
  keepAliveMs: 30_000,
  noopMs: 25_000,
  rotateMs: 60_000,
  idleMs: 120_000,
  maxUnacknowledged: 4 * 1024 * 1024,
}
