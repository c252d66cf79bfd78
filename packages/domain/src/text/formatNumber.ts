/** Formats a number with thousands separators: "20,000". */
export const formatNumber = (value: number) => value.toLocaleString('en')
