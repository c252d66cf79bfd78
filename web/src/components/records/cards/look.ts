/**
 * The looks of a list of artifacts: cards, or a wall of pictures. The address has the chosen one (`?look=`), else this
 * browser remembers it. Only the style sheet depends on it, by an attribute of the root element, which is set before the
 * first paint (web/public/boot.js) or by the function (functions/src/share/browse/browsePage.ts).
 */
export const LOOKS = ['cards', 'wall'] as const
export type Look = (typeof LOOKS)[number]

/** Parameter of the address, key in local storage, and attribute of the root element (`data-look`). */
export const LOOK = 'look'

const parse = (text: string | null | undefined) => LOOKS.find((look) => look === text)

function remembered(): Look | undefined {
  try {
    return parse(localStorage.getItem(LOOK))
  } catch {
    return undefined
  }
}

/** The look of a list at an address. */
export const lookOf = (address: URLSearchParams): Look => parse(address.get(LOOK)) ?? remembered() ?? 'cards'

export function rememberLook(look: Look): void {
  try {
    localStorage.setItem(LOOK, look)
  } catch {
    // Storage is blocked: the address alone has the look.
  }
}

/** Shows lists in this look. */
export function showLook(look: Look): void {
  document.documentElement.dataset[LOOK] = look
}

/** Parameters of another state of a list, with the look of its address. */
export function withLook(params: URLSearchParams, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const look = address.get(LOOK)
  if (look !== null) next.set(LOOK, look)
  return next
}
