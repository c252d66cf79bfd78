/** Counts billed reads, billed writes and active listen targets. */
import type { QueryResult } from '#query/executePlan.ts'

const DOCUMENTS_PER_AGGREGATION_READ = 1_000

interface Count {
  documentsRead: number
  documentsWritten: number
}

/** Usage by project since startup. */
export class Usage {
  readonly #projects = new Map<string, Count>()
  readonly #streams = new Map<string, Set<() => number>>()

  /** The usage of a project and its current number of listen targets. */
  of(projectId: string): Readonly<Count> & { readonly listeners: number } {
    const count = this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
    const streams = [...(this.#streams.get(projectId) ?? [])]
    return { ...count, listeners: streams.reduce((sum, targets) => sum + targets(), 0) }
  }

  /** Includes the targets of a listen stream in the usage, until the returned function is called. */
  trackTargets(projectId: string, targets: () => number): () => void {
    const streams = this.#streams.get(projectId) ?? new Set()
    this.#streams.set(projectId, streams.add(targets))
    return () => streams.delete(targets)
  }

  /** Adds document reads. Missing documents count too. */
  recordReads(projectId: string, documents: number): void {
    this.#count(projectId).documentsRead += documents
  }

  /** Adds the reads of a query: its results and the documents skipped by its offset, at least one. */
  recordQuery(projectId: string, { documents, skipped }: QueryResult): void {
    this.recordReads(projectId, Math.max(1, documents.length + skipped))
  }

  /** Adds the reads of an aggregation: one per thousand documents, at least one. */
  recordAggregation(projectId: string, { documents, skipped }: QueryResult): void {
    const aggregated = documents.length + skipped
    this.recordReads(projectId, Math.max(1, Math.ceil(aggregated / DOCUMENTS_PER_AGGREGATION_READ)))
  }

  /** Adds document writes and deletes. */
  recordWrites(projectId: string, documents: number): void {
    this.#count(projectId).documentsWritten += documents
  }

  #count(projectId: string): Count {
    const count = this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
    this.#projects.set(projectId, count)
    return count
  }
}
