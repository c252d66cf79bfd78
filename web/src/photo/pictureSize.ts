/** Reads the declared size of a picture before decoding it, because a small file may decode to gigabytes. */

/** Maximum pixels: twice those of the largest cameras. */
const PIXELS_MAX = 120_000_000

/** Offset of the frame header of a JPEG, which contains its size; -1 if there is none. */
function frameOfJpeg(view: DataView): number {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return at
    at += 2 + view.getUint16(at + 2)
  }
  return -1
}

/** Returns the declared number of pixels; 0 for other formats. */
function declaredPixels(view: DataView): number {
  if (view.byteLength < 30) return 0
  const start = view.getUint32(0)
  if (start === 0x89_50_4e_47) return view.getUint32(16) * view.getUint32(20)
  if (start === 0x47_49_46_38) return view.getUint16(6, true) * view.getUint16(8, true)
  if (start === 0x52_49_46_46 && view.getUint32(12) === 0x56_50_38_58) {
    const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
    return side(24) * side(27)
  }
  const frame = start >>> 16 === 0xff_d8 ? frameOfJpeg(view) : -1
  return frame === -1 ? 0 : view.getUint16(frame + 5) * view.getUint16(frame + 7)
}

/** Returns true if decoding the picture would need more memory than a phone has. */
export function hasTooManyPixels({ buffer }: Uint8Array<ArrayBuffer>): boolean {
  return declaredPixels(new DataView(buffer)) > PIXELS_MAX
}
