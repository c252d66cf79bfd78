/** How much clients read and wrote, counted as Firestore bills it, and what they listen to. */
import type { QueryResult } from '#query/run.ts'

const DOCUMENTS_PER_AGGREGATION_READ = 1_000

interface Count {
  documentsRead: number
  documentsWritten: number
}

/** Documents read and written, and open listeners, by project. */
export class Usage {
  readonly #projects = new Map<string, Count>()
  readonly #streams = new Map<string, Set<() => number>>()

  /** What a project has used since the start, and how many targets are listened to now. */
  of(projectId: string): Readonly<Count> & { readonly listeners: number } {
    const count = this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
    const streams = [...(this.#streams.get(projectId) ?? [])]
    return { ...count, listeners: streams.reduce((sum, targets) => sum + targets(), 0) }
  }

  /** Counts the targets of a listen stream, until the returned function is called. */
  listening(projectId: string, targets: () => number): () => void {
    const streams = this.#streams.get(projectId) ?? new Set()
    this.#streams.set(projectId, streams.add(targets))
    return () => streams.delete(targets)
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
