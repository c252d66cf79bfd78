import { durationOf, timestampOf } from '#rules/values/createValues.ts'
import type { DurationValue, TimestampValue } from '#rules/values/value.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

export const NANOS_PER_SECOND = 1_000_000_000n
const NANOS_PER_MILLI = 1_000_000n
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND

/** All methods use UTC. */
export const TIMESTAMP_METHODS: FunctionTable<TimestampValue> = {
  date: [0, (self) => timestampOf(self.nanos - sinceMidnight(self))],
  time: [0, (self) => durationOf(sinceMidnight(self))],
  year: [0, (self) => BigInt(utc(self).getUTCFullYear())],
  month: [0, (self) => BigInt(utc(self).getUTCMonth() + 1)],
  day: [0, (self) => BigInt(utc(self).getUTCDate())],
  hours: [0, (self) => BigInt(utc(self).getUTCHours())],
  minutes: [0, (self) => BigInt(utc(self).getUTCMinutes())],
  seconds: [0, (self) => BigInt(utc(self).getUTCSeconds())],
  nanos: [0, (self) => floorMod(self.nanos, NANOS_PER_SECOND)],
  /** 1 for Monday to 7 for Sunday. */
  dayOfWeek: [0, (self) => BigInt(utc(self).getUTCDay() || 7)],
  dayOfYear: [0, (self) => BigInt(dayOfYear(utc(self)))],
  toMillis: [0, (self) => floorDiv(self.nanos, NANOS_PER_MILLI)],
}

export const DURATION_METHODS: FunctionTable<DurationValue> = {
  seconds: [0, (self) => self.nanos / NANOS_PER_SECOND],
  nanos: [0, (self) => self.nanos % NANOS_PER_SECOND],
}

function utc({ nanos }: TimestampValue): Date {
  return new Date(Number(floorDiv(nanos, NANOS_PER_MILLI)))
}

function sinceMidnight({ nanos }: TimestampValue): bigint {
  return floorMod(nanos, NANOS_PER_DAY)
}

function dayOfYear(date: Date): number {
  const start = new Date(date)
  start.setUTCMonth(0, 1)
  return Math.round((date.getTime() - start.getTime()) / 86_400_000) + 1
}

function floorMod(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by
}

function floorDiv(value: bigint, by: bigint): bigint {
  return (value - floorMod(value, by)) / by
}
