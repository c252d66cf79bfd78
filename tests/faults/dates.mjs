/** Faults in the reading of dates. */
const time = 'packages/domain/src/time'
const forms = `${time}/dateForms.test.ts`
const periods = `${time}/periods/periods.test.ts`

export const DATE_FAULTS = {
  'dates whose EDTF intervals have no year 0': [
    [forms, 'signs, EDTF and unknown parts: -0499/-0400'],
    [`${time}/reader/numericForms.ts`, '`${Number(digits) + 1} bc`', '`${Number(digits)} bc`'],
  ],
  'dates of other calendars taken for ours': [
    [forms, 'other calendars, converted: 1246 AH'],
    [`${time}/reader/spanYears.ts`, 'if (calendar === undefined) return', 'if (calendar !== null) return'],
  ],
  'dates of which one end of a range is lost': [
    [forms, 'ranges, parts and ages written short: 1750/60'],
    [`${time}/reader/yearSpans.ts`, "if (next?.kind !== 'part' || isAhead) join()", 'close()'],
    [`${time}/reader/numericForms.ts`, "(?:s|-s)?)/g, '-'],", "(?:s|-s)?)/g, ','],"],
  ],
  'dates whose bound is another year': [
    [forms, 'bounds: no later than 1906'],
    [`${time}/reader/spanYears.ts`, 'if (isInclusive) {', 'if (isInclusive === null) {'],
  ],
  'numbers of objects taken for years': [
    [forms, 'numbers beside other numbers: No. 1234, 1850'],
    [
      `${time}/reader/dateTokens.ts`,
      "if (found?.phrase === 'numbered' ||",
      "if (found?.phrase === 'additions' ||",
    ],
  ],
  'a reign that is as long as its dynasty': [
    [periods, 'New Kingdom, Dynasty 18, Reign of Thutmose III'],
    [
      `${time}/years.ts`,
      'contains(other, one) || !contains(one, other)',
      'contains(one, other) || contains(other, one)',
    ],
  ],
  'a word that means a period only beside "dynasty"': [
    [periods, '"song" means no years'],
    [`${time}/periods/readPeriods.ts`, 'if (name.needsKind &&', 'if (name.isEra && name.needsKind &&'],
  ],
  'letters of periods of which only the first counts': [
    [periods, 'Iron Age IIB-C'],
    [`${time}/periods/readPeriods.ts`, '(isLetter || /^\\d/.test(second))', '/^\\d/.test(second)'],
  ],
  'a millennium without an era taken for ours': [
    [periods, '"early first millennium" means no years'],
    [`${time}/reader/spanYears.ts`, 'if (isOrdinal && years === 1000 && era === undefined) return null', ''],
  ],
  'years that do not fit their period in silence': [
    [periods, 'is reported beside years that do not fit it'],
    [`${time}/periods/readPeriods.ts`, 'return isAfter || isBefore', 'return isAfter && isBefore'],
  ],
  'a reader of dates whose time is the square of the text': [
    [`${time}/longText.test.ts`, 'is read with little processor time if it repeats " "'],
    [
      `${time}/years.ts`,
      "period.slice(0, TEXT_MAX).replace(/\\s+/g, ' ').slice(0, READ_MAX)",
      "period.replace(/\\s+(?=x)/g, ' ').slice(0, READ_MAX)",
    ],
  ],
  'an import that hides strange dates': [
    ['packages/domain/src/import/observedDates.test.ts', 'the strangest dates come first'],
    [
      'packages/domain/src/import/observedDates.ts',
      "if (contradictsItself(date)) return 'contradiction'",
      '',
    ],
  ],
  'a corrected date that is not stored': [
    ['tests/tools/importTable.test.ts', 'lists the strangest dates'],
    [
      'packages/domain/src/import/record.ts',
      "clean.set('created_at', columns.dateOf(date))",
      "clean.set('created_at', date)",
    ],
  ],
}
