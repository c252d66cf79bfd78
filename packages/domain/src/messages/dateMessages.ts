/** Wordings of years. `{ordinal}` is "3rd" in English. */
export const DATE_MESSAGES = {
  'year-bc': '{year} BC',
  'year-ad': 'AD {year}',
  'years-before': 'before {year}',
  'years-after': 'after {year}',
  'years-range': '{from} to {to}',
  'years-from': 'From {year}',
  'years-until': 'Until {year}',
  'century-ad': '{ordinal} century',
  'century-bc': '{ordinal} century BC',
  'millennium-ad': '{ordinal} millennium',
  'millennium-bc': '{ordinal} millennium BC',
  'ordinal-number': '{number}{ending}',
} as const
