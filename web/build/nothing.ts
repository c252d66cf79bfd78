/**
 * Stands in for components that are never shown: the component library's ripple, which the theme turns off everywhere, and
 * the person that it draws for an avatar without initials, which ours has.
 */
export default function Nothing(): null {
  return null
}
