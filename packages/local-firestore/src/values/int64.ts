export const MAX_INT64 = 2n ** 63n - 1n
export const MIN_INT64 = -(2n ** 63n)
