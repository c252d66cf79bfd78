/**
 * fflate without its workers, for the packages that read and write XLSX. fflate starts workers from `blob:`
 * addresses, which the content security policy forbids.
 */
import { type Unzipped, unzipSync, type Zippable, type ZipOptions, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

type Callback<T> = (error: Error | null, result?: T) => void

/** Passes the result or error of `work` to the callback. The options before the callback may be omitted. */
function settle<T, Options>(
  work: (options: Options | undefined) => T,
  first: Options | Callback<T>,
  second?: Callback<T>,
): void {
  const [options, callback] =
    typeof first === 'function' ? [undefined, first as Callback<T>] : [first, second]
  try {
    callback?.(null, work(options))
  } catch (error) {
    callback?.(error instanceof Error ? error : new Error(String(error)))
  }
}

type UnzipOptions = Parameters<typeof unzipSync>[1]

export const unzip = (
  data: Uint8Array,
  options: UnzipOptions | Callback<Unzipped>,
  callback?: Callback<Unzipped>,
) => settle<Unzipped, UnzipOptions>((given) => unzipSync(data, given), options, callback)

export const zip = (
  files: Zippable,
  options: ZipOptions | Callback<Uint8Array>,
  callback?: Callback<Uint8Array>,
) => settle<Uint8Array, ZipOptions>((given) => zipSync(files, given), options, callback)
