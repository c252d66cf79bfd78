/** Cost of calls in document reads, the unit of the daily quota (docs/costs.md). */

/** What a call causes, as Firestore and Cloud Run bill it. */
export interface Cost {
  readonly reads?: number
  /** Documents written or deleted. A deletion is cheaper; counting it as a write is simpler and never too little. */
  readonly writes?: number
  /** Bytes of the response. */
  readonly bytes?: number
}

/** Prices in reads: of a write, and of a request with its processor time. */
const PRICE = { write: 3, call: 1 } as const
const BYTES_PER_READ = 5_000

/** Returns the cost of documents and bytes in reads, a whole number. */
export const inReads = ({ reads = 0, writes = 0, bytes = 0 }: Cost): number =>
  reads + PRICE.write * writes + Math.ceil(bytes / BYTES_PER_READ)

/** Cost of a call besides its documents. */
export const CALL_COST: number = PRICE.call

/** Returns the cost of a number of repetitions. */
export const times = (count: number, { reads = 0, writes = 0 }: Cost): Cost => ({
  reads: count * reads,
  writes: count * writes,
})
