/** Which addresses may be stored and rendered as an image: http and https only (docs/threats.md, threat 20). */
import { IMAGE_URL_MAX } from './limits.ts'

/** Characters that no valid address holds unescaped, that attribute break-outs need, or that are half a character. */
const UNSAFE = /[\s\p{Cc}\p{Cs}"<>\\^`{|}]/u

/** The address when it may be shown in an `img`, else an empty string. */
export function safeImageUrl(value: string): string {
  if (value.length > IMAGE_URL_MAX || UNSAFE.test(value) || !/^https?:\/\//i.test(value)) return ''
  return URL.canParse(value) ? value : ''
}
