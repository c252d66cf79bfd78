/** Stands in for the component library's ripple, which the theme turns off everywhere and whose code nobody should load. */
export default function NoRipple(): null {
  return null
}
