/** Formats of exported lists. All of them can be imported again (docs/importing.md). */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import {
  ARTIFACT_COLUMNS,
  ARTIFACT_CSV_START,
  artifactCells,
  artifactCsvLine,
} from '@tracker/domain/artifact/artifactCsv.ts'

interface Format {
  readonly label: string
  readonly file: string
  readonly type: string
  readonly write: (artifacts: readonly Artifact[]) => Promise<string | Blob>
}

/** Writes an XLSX workbook. The library loads on first use. */
async function workbookOf(artifacts: readonly Artifact[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  // Writes cells as text, so that spreadsheets do not execute them as formulas.
  const textCell = (value: string) => ({ type: String, value })
  const rows = [ARTIFACT_COLUMNS, ...artifacts.map(artifactCells)]
  return writeXlsxFile(rows.map((cells) => cells.map(textCell))).toBlob()
}

export const EXPORT_FORMATS: readonly Format[] = [
  {
    label: 'CSV',
    file: 'artifacts.csv',
    type: 'text/csv;charset=utf-8',
    write: async (artifacts) =>
      ARTIFACT_CSV_START + artifacts.map((artifact) => artifactCsvLine(artifact)).join(''),
  },
  {
    label: 'XLSX',
    file: 'artifacts.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: workbookOf,
  },
  {
    label: 'JSON lines',
    file: 'artifacts.jsonl',
    type: 'application/x-ndjson',
    write: async (artifacts) => artifacts.map((artifact) => `${JSON.stringify(artifact)}\n`).join(''),
  },
]
