/** What is said of files: tables that are imported, their rows, and photographs before they are sent. */
export const FILE_MESSAGES = {
  // Tables
  'file-empty': 'This file is empty.',
  'file-without-rows': 'This file has column names and no rows.',
  'file-old-spreadsheet': 'This is a spreadsheet of an older format. Save it as XLSX or CSV.',
  'file-pdf': 'This is a PDF. Save the table as XLSX or CSV.',
  'json-without-list': 'This JSON file has no list of records.',
  'json-without-records': 'This JSON file has no records.',
  'workbook-unreadable': 'This file is no spreadsheet that can be read. Save it as XLSX or CSV.',
  'workbook-too-large': 'This workbook is too large when it is unpacked. Split it, or save it as CSV.',
  'quote-open': 'The quoted text in row {row} does not end.',
  'quotes-left-out': 'Rows with a quote that does not end, which is left out: {rows}.',
  'rows-above-names': 'Rows above the names that are left out: {count}.',
  'names-missing': 'No row names the columns. They have numbers instead.',
  'cells-beside': 'Cells beside the table that are left out: {count}.',
  'rows-hidden': 'Hidden rows that are left out: {count}.',
  'pictures-within':
    'Pictures within the workbook that are left out: {count}. Save them as files, and name the files in a column.',
  'formulas-empty': 'Formulas without a result: {count}. Open the workbook in a spreadsheet and save it.',
  'sheets-not-read': 'Sheets that are not read: {sheets}.',
  // Rows
  'row-of-field': '{field}: {text}',
  'row-too-long': 'This row has more cells than there are columns.',
  'row-same-key': 'Row {row} has the same key, {key}.',
  'row-without-key': 'This record has no key, which tells it from others.',
  'row-two-columns': 'Two columns mean this field.',
  'line-no-json': 'This line is not JSON.',
  'record-without-names': 'This is no record: it has no names.',
  'text-cut': '{field} was cut after “{end}”.',
  'pictures-left-out': 'Further pictures that are left out: {pictures}.',
  'picture-no-address': 'Not the address of a picture: {address}.',
  // Photographs
  'photo-file-empty': 'This file is empty. Please choose another one.',
  'photo-file-heic':
    'This is a HEIC photo, which this browser cannot read. Please choose a JPEG, or let the camera save JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
  'photo-file-svg': 'This is an SVG drawing, not a photo. Please choose a JPEG, PNG or WebP.',
  'photo-file-damaged': 'This picture is damaged and cannot be read. Please choose another one.',
  'photo-file-other':
    'This file is no picture that this browser can read. Please choose a JPEG, PNG or WebP.',
  'photo-file-unreadable': 'This file could not be read from your device. Please choose it again.',
  'photo-file-pixels': 'This picture has too many pixels. Please choose a smaller one.',
  'photo-file-large': 'This picture could not be made small enough. Please choose another one.',
} as const
