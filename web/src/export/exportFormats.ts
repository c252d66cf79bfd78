/** Formats of exported lists. All of them can be imported again (docs/importing.md). */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { artifactTable, csvOf } from '@tracker/domain/artifact/artifactCsv.ts'

interface Format {
  readonly label: string
  readonly file: string
  readonly type: string
  readonly write: (artifacts: readonly Artifact[]) => Promise<string | Blob>
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes an XLSX workbook. The library loads on first use. */
async function workbookOf(artifacts: readonly Artifact[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  // Strings become text cells, which spreadsheets do not execute as formulas.
  const workbook = await writeXlsx({ sheets: [{ name: 'Artifacts', rows: artifactTable(artifacts) }] })
  return new Blob([new Uint8Array(workbook)], { type: XLSX_TYPE })
}

export const EXPORT_FORMATS: readonly Format[] = [
  {
    label: 'CSV',
    file: 'artifacts.csv',
    type: 'text/csv;charset=utf-8',
    write: async (artifacts) => csvOf(artifactTable(artifacts)),
  },
  {
    label: 'XLSX',
    file: 'artifacts.xlsx',
    type: XLSX_TYPE,
    write: workbookOf,
  },
  {
    label: 'JSON lines',
    file: 'artifacts.jsonl',
    type: 'application/x-ndjson',
    write: async (artifacts) => artifacts.map((artifact) => `${JSON.stringify(artifact)}\n`).join(''),
  },
]
