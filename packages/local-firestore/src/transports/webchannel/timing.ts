/** The durations and limits of WebChannel sessions. Tests shorten them. */
export interface ChannelTiming {
  /** Told to the client, which reconnects after 1.5 times this much silence. */
  readonly keepAliveMs: number
  /** A streaming back channel that was silent so long gets a noop; a polling one is answered with it. */
  readonly noopMs: number
  /** A streaming back channel is ended after this, so that the client opens a fresh one. */
  readonly rotateMs: number
  /** A session without a back channel is forgotten after this much silence. */
  readonly idleMs: number
  /** With so many unacknowledged UTF-16 units the RPC is not read further until the client has caught up. */
  readonly outstandingLimit: number
}

export const DEFAULT_TIMING: ChannelTiming = {
  keepAliveMs: 30_000,
  noopMs: 25_000,
  rotateMs: 60_000,
  idleMs: 120_000,
  outstandingLimit: 4 * 1024 * 1024,
}
