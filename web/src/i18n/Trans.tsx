import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/** Passes a text as an element; other values stay. */
const asElement = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value === 'string' ? <>{value}</> : value,
]

/**
 * The component of the `Trans` macro (lingui.config.ts). Lingui reads tags in the formatted message, so a text
 * that somebody wrote, such as a name with `<b>`, is passed as an element, which it shows as it is.
 */
export function Trans({ values = {}, ...props }: TransProps) {
  const shown: Record<string, unknown> = Object.fromEntries(Object.entries(values).map(asElement))
  return <LinguiTrans {...props} values={shown} />
}
