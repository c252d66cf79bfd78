import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { BytesValue, RuleValue } from '#rules/values/value.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

/** Reversed CRC-32C (Castagnoli) polynomial. Node.js has no CRC-32C. */
const CASTAGNOLI = 0x82f63b78

const CRC32C_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? CASTAGNOLI : 0)
  return crc >>> 0
})

/** Each function takes a string or bytes and returns bytes. Checksums are little-endian. */
export const HASHING: FunctionTable<null> = {
  md5: [1, (_, [data]) => digest('md5', data)],
  sha256: [1, (_, [data]) => digest('sha256', data)],
  crc32: [1, (_, [data]) => checksum(data, crc32)],
  crc32c: [1, (_, [data]) => checksum(data, crc32c)],
}

function input(data: RuleValue | undefined): Uint8Array | null {
  if (typeof data === 'string') return new TextEncoder().encode(data)
  return typeof data === 'object' && data?.kind === 'bytes' ? data.bytes : null
}

function digest(algorithm: 'md5' | 'sha256', data: RuleValue | undefined): BytesValue | undefined {
  const bytes = input(data)
  if (bytes === null) return undefined
  return { kind: 'bytes', bytes: createHash(algorithm).update(bytes).digest() }
}

function checksum(data: RuleValue | undefined, sum: (bytes: Uint8Array) => number): BytesValue | undefined {
  const bytes = input(data)
  if (bytes === null) return undefined
  const out = Buffer.alloc(4)
  out.writeUInt32LE(sum(bytes))
  return { kind: 'bytes', bytes: out }
}

function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC32C_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
