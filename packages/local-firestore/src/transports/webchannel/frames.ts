/**
 * The wire format of WebChannel answers: a decimal length, a newline, then that many UTF-16 code units of JSON.
 * Source: Closure library, channelrequest.js and wirev8.js.
 */

/** A server message with its number in the session. */
export interface NumberedMessage {
  readonly id: number
  readonly json: string
}

const CHANNEL_VERSION = 8
const SERVER_VERSION = 12

/** One frame around JSON text. */
export const frame = (json: string) => `${json.length}\n${json}`

/** The answer to a handshake; the client reconnects after 1.5 times `keepAliveMs` of silence. */
export const handshakeFrame = (sessionId: string, keepAliveMs: number) =>
  frame(JSON.stringify([[0, ['c', sessionId, '', CHANNEL_VERSION, SERVER_VERSION, keepAliveMs]]]))

/** The answer to a forward request: whether a back channel is open, the last number sent, and what is unacknowledged. */
export const forwardFrame = (hasBackChannel: boolean, lastSent: number, outstanding: number) =>
  frame(JSON.stringify([hasBackChannel ? 1 : 0, lastSent, outstanding]))

/** One frame for several messages. Each is alone in its inner array: clients read only the first element. */
export const messagesFrame = (messages: readonly NumberedMessage[]) =>
  frame(`[${messages.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`)

export const NOOP = '"noop"'
export const CLOSE = '"close"'
