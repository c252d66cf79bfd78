/** How much clients read and wrote, counted as Firestore bills it. */
const DOCUMENTS_PER_AGGREGATION_READ = 1_000

interface Count {
  documentsRead: number
  documentsWritten: number
}

export class Usage {
  readonly #projects = new Map<string, Count>()

  of(projectId: string): Readonly<Count> {
    return this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
  }

  read(projectId: string, documents: number): void {
    this.#count(projectId).documentsRead += documents
  }

  /** A query costs at least one read. */
  query(projectId: string, results: number): void {
    this.read(projectId, Math.max(1, results))
  }

  aggregation(projectId: string, counted: number): void {
    this.query(projectId, Math.ceil(counted / DOCUMENTS_PER_AGGREGATION_READ))
  }

  written(projectId: string, documents: number): void {
    this.#count(projectId).documentsWritten += documents
  }

  #count(projectId: string): Count {
    const count = this.#projects.get(projectId) ?? { documentsRead: 0, documentsWritten: 0 }
    this.#projects.set(projectId, count)
    return count
  }
}
