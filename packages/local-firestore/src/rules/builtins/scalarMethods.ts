import { pathOf } from '#rules/values/createValues.ts'
import type { BytesValue, LatLngValue, MapValue, PathValue } from '#rules/values/value.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

/** Metres. Same value as in the S2 library. */
const EARTH_RADIUS = 6_371_010

export const BYTES_METHODS: FunctionTable<BytesValue> = {
  size: [0, (self) => BigInt(self.bytes.length)],
  toBase64: [0, (self) => Buffer.from(self.bytes).toString('base64').replace(/[+/]/g, urlSafe)],
  toHexString: [0, (self) => Buffer.from(self.bytes).toString('hex').toUpperCase()],
}

function urlSafe(char: string): string {
  return char === '+' ? '-' : '_'
}

export const LATLNG_METHODS: FunctionTable<LatLngValue> = {
  latitude: [0, (self) => self.latitude],
  longitude: [0, (self) => self.longitude],
  distance: [
    1,
    (self, [other]) =>
      typeof other === 'object' && other?.kind === 'latlng' ? distanceInMetres(self, other) : undefined,
  ],
}

/** Computes the great-circle distance with the haversine formula. */
function distanceInMetres(a: LatLngValue, b: LatLngValue): number {
  const dLatitude = Math.sin(radians(b.latitude - a.latitude) / 2)
  const dLongitude = Math.sin(radians(b.longitude - a.longitude) / 2)
  const h = dLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * dLongitude ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export const PATH_METHODS: FunctionTable<PathValue> = {
  bind: [
    1,
    (self, [values]) =>
      typeof values === 'object' && values?.kind === 'map' ? bind(self, values) : undefined,
  ],
}

/** Replaces `{name}` segments by values. Undefined if a value is not a string. */
function bind(path: PathValue, values: MapValue): PathValue | undefined {
  const names = new Map<string, string>(path.names)
  const segments: string[] = []
  for (const segment of path.segments) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    const value = name === undefined ? undefined : values.get(name)
    if (value !== undefined && typeof value !== 'string') return undefined
    if (name !== undefined && value !== undefined) names.set(name, value)
    segments.push(value ?? segment)
  }
  return { ...pathOf(segments), names }
}
