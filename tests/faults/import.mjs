/** Faults in imports. */
const domain = 'packages/domain/src/import'
const filesTest = 'tools/import/readFixtures.test.ts'
const rowsTest = 'tools/import/fixtureRows.test.ts'
const planTest = `${domain}/planTable.test.ts`
const pictures = 'web/src/features/import/pictures'
const againTest = 'web/src/features/import/planImport.test.tsx'
const listsTest = 'web/src/features/import/lists.test.tsx'

export const IMPORT_FAULTS = {
  'an import that guesses the delimiter by the number of cells': [
    [filesTest, 'of semicolon-decimal-commas.csv is ";"'],
    [
      `${domain}/file/delimitedText.ts`,
      'other.known - one.known || other.cells - one.cells',
      'one.cells - other.cells',
    ],
  ],
  'an import that takes every file for Windows-1252': [
    [filesTest, 'of macroman.csv is MacRoman'],
    [`${domain}/file/encoding.ts`, "?? '') ?? FALLBACK", "?? '') && FALLBACK"],
  ],
  'an import that reads titles as names': [
    [filesTest, 'are found below titles, which are left out'],
    [`${domain}/file/namesRow.ts`, 'if (best && best.known > 0 &&', 'if (best && best.known > 99 &&'],
  ],
  'an import that loses the first record of a file without names': [
    [filesTest, 'are numbers in a file without names, which keeps its first record'],
    [`${domain}/file/namesRow.ts`, 'return isLikeRecords(start, below) ? -1 : first', 'return first'],
  ],
  'an import that shows numbers of a workbook without their zeros': [
    [filesTest, 'is read as the spreadsheet shows it'],
    [
      `${domain}/file/workbook.ts`,
      "if (typeof value === 'number' && format !== ''",
      "if (typeof value === 'bigint' && format !== ''",
    ],
  ],
  'an import that makes a column of each stray cell': [
    [filesTest, 'has no columns because of a cell far beside the table'],
    [`${domain}/file/readTable.ts`, 'const least = isSheet && head ? 2 : 1', 'const least = 1'],
  ],
  'an import that refuses a row for its picture': [
    [rowsTest, 'with pictures are addresses, files, or words for none'],
    [`${domain}/record.ts`, 'clean.delete(field)\n    parsed = parse()', 'clean.delete(field)'],
  ],
  'an import that cuts texts unasked': [
    [rowsTest, 'refuse no row but that of a text that is too long'],
    [`${domain}/record.ts`, 'if (!isCut || clean.length <= max', 'if (clean.length <= max'],
  ],
  'an import that does not keep the number': [
    [rowsTest, 'a line with the total, which has no number'],
    [`${domain}/record.ts`, "clean.set('inventory_number', number)", 'void number'],
  ],
  'an import that does not notice another list': [
    [planTest, 'is noticed by the names that most rows would change'],
    [`${domain}/planTable.ts`, 'renamed.length * 2 > known.length', 'renamed.length > known.length'],
  ],
  'an import in two tabs at once': [
    [
      'web/src/features/import/run/importRunner.test.tsx',
      'an import waits for the tab that imports, and can go on here once it is closed',
    ],
    ['web/src/features/import/run/importRunner.ts', 'if (lock) await work()', 'await work()'],
  ],
  'an import that a look of another tab keeps from going on': [
    ['web/src/features/import/run/importRunner.test.tsx', 'goes on although another tab looks'],
    ['web/src/features/import/run/importRunner.ts', "{ signal, mode: 'shared' }", '{ signal }'],
  ],
  'a terminal import that turns coins into stamps': [
    ['tests/tools/importAgain.test.ts', 'is not stored before somebody says whether it is one'],
    ['tools/import/checkList.ts', 'renamed.length * 2 > stored.length', 'renamed.length > stored.length'],
  ],
  'an import of a file that was chosen before another': [
    [listsTest, 'of files that are chosen while one is read, the last one counts'],
    ['web/src/features/import/FileStep.tsx', 'if (isLatest()) onOpen', 'onOpen'],
  ],
  'an import with the preview of an earlier file': [
    [listsTest, 'a file that is chosen during the comparison of another one gets no preview of that'],
    ['web/src/features/import/ImportScreen.tsx', 'if (!isLatest()) return\n      start', 'start'],
  ],
  'an import that uploads known pictures again': [
    [againTest, 'without a change changes nothing'],
    [`${pictures}/locatePictures.ts`, 'photo ?? pictureAddress(path)', 'pictureAddress(path)'],
  ],
  'an import without the zip that removes pictures': [
    [againTest, 'without a change changes nothing'],
    [`${domain}/locatePicture.ts`, 'cells.delete(column)', "cells.set(column, '')"],
  ],
  'a terminal import that stores the same picture twice': [
    ['tests/tools/importPictures.test.ts', 'a repeated import stores nothing again'],
    [
      'tools/import/photos/pictures.ts',
      "createHash('sha256').update(`${site}",
      "createHash('sha256').update(`${Math.random()}",
    ],
  ],
  'pictures that are found by their exact names only': [
    [rowsTest, 'are found in a zip or a folder, however they are written'],
    [`${domain}/findPictures.ts`, 'byStem.get(stemOf(form))', 'byName.get(stemOf(form))'],
  ],
  'an import that says a reason for each row': [
    [`${domain}/reasons.test.ts`, 'reasons are counted'],
    [`${domain}/reasons.ts`, 'found.get(kind)', 'found.get(`${kind} ${line}`)'],
  ],
}
