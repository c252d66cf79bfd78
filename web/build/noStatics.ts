/** Stands in for the copying of a component's static members to what wraps it: no component of the product has any. */
export default function noStatics<T>(target: T): T {
  return target
}
