/**
 * Messages for people: a code and its parameters. The code stands for a sentence in each language: English here, the others in
 * the web app's catalogues (docs/decisions/030-languages.md).
 */
import { formatNumber } from '../text/formatNumber.ts'
import { CALL_MESSAGES } from './callMessages.ts'
import { DATE_MESSAGES } from './dateMessages.ts'
import { FIELD_MESSAGES } from './fieldMessages.ts'
import { FILE_MESSAGES } from './fileMessages.ts'
import { RECORD_MESSAGES } from './recordMessages.ts'

/** English sentences by code, with `{name}` for a parameter. */
export const MESSAGES = {
  ...CALL_MESSAGES,
  ...DATE_MESSAGES,
  ...FIELD_MESSAGES,
  ...FILE_MESSAGES,
  ...RECORD_MESSAGES,
} as const
export type MessageCode = keyof typeof MESSAGES

/** Numbers are formatted, texts are looked up in the catalogue (labels, names of types) and else shown as they are. */
export type Parameter = string | number | Message
type Parameters = Readonly<Record<string, Parameter>>

export interface Message {
  readonly code: MessageCode
  readonly parameters: Parameters
}

/** What is said of a file or a row: a message, or a text in the reader's language. */
export type Note = Message | string

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Creates a message. The compiler checks that it has the parameters of its sentence. */
export const say = <Code extends MessageCode>(
  code: Code,
  ...[parameters]: NamesIn<(typeof MESSAGES)[Code]> extends never
    ? []
    : [Readonly<Record<NamesIn<(typeof MESSAGES)[Code]>, Parameter>>]
): Message => ({ code, parameters: parameters ?? {} })

/** Returns the English sentence, which the REST calls, the terminal and tests use. */
export function english(message: Parameter): string {
  if (typeof message === 'string') return message
  if (typeof message === 'number') return formatNumber(message)
  const { code, parameters } = message
  return MESSAGES[code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => english(parameters[name] ?? whole))
}

/** Messages of schemas by their English sentences: zod carries texts only. Their number is that of the schemas. */
const ofSchemas = new Map<string, Message>()

/** Returns the English sentence of a message for a schema; `messageOf` finds the message again. */
export function inSchema(message: Message): string {
  const text = english(message)
  ofSchemas.set(text, message)
  return text
}

const PLAIN = new Map(
  (Object.keys(MESSAGES) as MessageCode[]).map((code) => [MESSAGES[code] as string, code] as const),
)

/** Returns the message of an English sentence of a schema, or of one without parameters; undefined for other texts. */
export function messageOf(text: string): Message | undefined {
  const code = PLAIN.get(text)
  return ofSchemas.get(text) ?? (code && { code, parameters: {} })
}

/** Returns true for the codes of this release: a server may know others. */
export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(MESSAGES, code)
