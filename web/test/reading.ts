/** Checks the visual direction of text. */

/** Horizontal positions of a word's characters within an element, in logical order. */
function placesOf(word: string, element: Element): number[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(word) ?? -1
    if (start === -1) continue
    return Array.from({ length: word.length }, (_, index) => {
      const range = new Range()
      range.setStart(node, start + index)
      range.setEnd(node, start + index + 1)
      return range.getBoundingClientRect().left
    })
  }
  throw new Error(`“${word}” is not in “${element.textContent}”.`)
}

/** Returns true if a word of Latin letters is displayed from left to right. */
export function runsForward(word: string, element: Element): boolean {
  const places = placesOf(word, element)
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))
}
