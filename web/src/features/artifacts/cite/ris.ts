/** RIS, as EndNote, Zotero and Mendeley read it: a tag and a value per line. */
import { type Citation, objectNote } from './citation.ts'

/** RIS has no escape: a value is what stands on its line. */
const oneLine = (value: string) => value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Returns a record, with the line ends that the format demands. */
export function ris(citation: Citation): string {
  const { id, title, author, site, url, issued, accessed, place, number } = citation
  const day = (date: string) => date.replaceAll('-', '/')
  const lines = [
    ['TY', 'ELEC'],
    ['ID', id],
    ['TI', title],
    ['AU', author],
    ['T2', site],
    ['PY', issued.slice(0, 4)],
    ['DA', day(issued)],
    ['AV', place],
    ['CN', number],
    ['N1', objectNote(citation)],
    ['UR', url],
    ['Y2', day(accessed)],
  ]
    .map(([tag = '', value = '']) => [tag, oneLine(value)])
    .filter(([, value]) => value)
  return [...lines, ['ER', '']].map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}
