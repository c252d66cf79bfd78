/** Converts between microseconds since the epoch (bigint) and Timestamp messages. */
import { create } from '@bufbuild/protobuf'
import { type Timestamp, TimestampSchema } from '@bufbuild/protobuf/wkt'

const MICROS_PER_SECOND = 1_000_000n
const NANOS_PER_MICRO = 1_000

/** Converts microseconds to a Timestamp. */
export function toTimestamp(micros: bigint): Timestamp {
  const rest = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND
  return create(TimestampSchema, {
    seconds: (micros - rest) / MICROS_PER_SECOND,
    nanos: Number(rest) * NANOS_PER_MICRO,
  })
}

/** Converts a Timestamp to microseconds, rounding down. */
export const toMicros = ({ seconds, nanos }: Timestamp) =>
  seconds * MICROS_PER_SECOND + BigInt(Math.floor(nanos / NANOS_PER_MICRO))
