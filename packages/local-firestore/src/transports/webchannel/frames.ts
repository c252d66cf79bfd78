/**
 * The wire format of WebChannel responses: a decimal length, a newline, then that many UTF-16 code units of JSON.
 * See channelrequest.js and wirev8.js of the Closure Library.
 */

/** A server message with its ID in the session. */
export interface NumberedMessage {
  readonly id: number
  readonly json: string
}

const CHANNEL_VERSION = 8
const SERVER_VERSION = 12

/** Wraps JSON text in a frame. */
export const frame = (json: string) => `${json.length}\n${json}`

/** The response to a handshake. The client reconnects if it receives nothing for 1.5 times `keepAliveMs`. */
export const handshakeFrame = (sessionId: string, keepAliveMs: number) =>
  frame(JSON.stringify([[0, ['c', sessionId, '', CHANNEL_VERSION, SERVER_VERSION, keepAliveMs]]]))

/** The response to a forward request. `unacknowledged` is a size in UTF-16 code units. */
export const forwardFrame = (hasBackChannel: boolean, lastSentId: number, unacknowledged: number) =>
  frame(JSON.stringify([hasBackChannel ? 1 : 0, lastSentId, unacknowledged]))

/** One frame for several messages. Each has its own inner array, because clients read only the first element. */
export const messagesFrame = (messages: readonly NumberedMessage[]) =>
  frame(`[${messages.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`)

export const NOOP = '"noop"'
export const CLOSE = '"close"'
