/** How much clients read and wrote, counted as Firestore bills it. */
import type { QueryResult } from '#query/run.ts'

const DOCUMENTS_PER_AGGREGATION_READ = 1_000

interface Count {
  documentsRead: number
  documentsWritten: number
}

/** Documents read and written, by project. */
export class Usage {
  readonly #projects = new Map<string, Count>()

  /** What a project has used since the start. */
  of(projectId: string): Readonly<Count> {
    return this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
  }

  /** Counts documents that were read for an answer, missing ones included. */
  read(projectId: string, documents: number): void {
    this.#count(projectId).documentsRead += documents
  }

  /** A query costs a read for each document that it gives or that its offset skips, and at least one. */
  query(projectId: string, { documents, skipped }: QueryResult): void {
    this.read(projectId, Math.max(1, documents.length + skipped))
  }

  /** An aggregation costs a read for each thousand documents that it goes through, and at least one. */
  aggregation(projectId: string, { documents, skipped }: QueryResult): void {
    const through = documents.length + skipped
    this.read(projectId, Math.max(1, Math.ceil(through / DOCUMENTS_PER_AGGREGATION_READ)))
  }

  /** Counts documents that were written or deleted. */
  written(projectId: string, documents: number): void {
    this.#count(projectId).documentsWritten += documents
  }

  #count(projectId: string): Count {
    const count = this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
    this.#projects.set(projectId, count)
    return count
  }
}
