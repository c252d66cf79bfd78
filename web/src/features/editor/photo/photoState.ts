/** The photo of a form as a state machine. */
import type { PhotoCopies } from '#photo/photoCopies.ts'

/** A photo whose copies are ready. `preview` is a data URL of the small copy. */
interface Made {
  readonly photo: PhotoCopies
  readonly preview: string
}

export type PhotoState =
  | { readonly status: 'none' }
  /** The worker is making the copies. */
  | { readonly status: 'reading'; readonly file: Blob }
  | { readonly status: 'unreadable'; readonly file: Blob; readonly message: string }
  | ({ readonly status: 'ready' } & Made)
  /** `part` is the fraction sent, 0 to 1. */
  | ({ readonly status: 'uploading'; readonly part: number } & Made)
  | { readonly status: 'uploaded'; readonly url: string; readonly preview: string }
  /** `canWait` is true if the network or the server failed, so that a later upload may succeed. */
  | ({ readonly status: 'failed'; readonly message: string; readonly canWait: boolean } & Made)

export type PhotoEvent =
  | { readonly type: 'chosen'; readonly file: Blob }
  | { readonly type: 'rejected'; readonly message: string }
  | ({ readonly type: 'made' } & Made)
  | { readonly type: 'started' }
  | { readonly type: 'progressed'; readonly part: number }
  | { readonly type: 'uploaded'; readonly url: string }
  | { readonly type: 'failed'; readonly message: string; readonly canWait: boolean }
  | { readonly type: 'cleared' }

export const NO_PHOTO: PhotoState = { status: 'none' }

/** Returns the next state. Ignores events that do not fit the state, such as late progress events. */
export function photoReducer(state: PhotoState, event: PhotoEvent): PhotoState {
  switch (event.type) {
    case 'chosen':
      return { status: 'reading', file: event.file }
    case 'made':
      return { status: 'ready', photo: event.photo, preview: event.preview }
    case 'cleared':
      return NO_PHOTO
    case 'rejected':
      return state.status === 'reading'
        ? { status: 'unreadable', file: state.file, message: event.message }
        : state
    case 'started':
      if (state.status !== 'ready' && state.status !== 'failed') return state
      return { status: 'uploading', part: 0, photo: state.photo, preview: state.preview }
    case 'progressed':
      return state.status === 'uploading' ? { ...state, part: event.part } : state
    case 'uploaded':
      return state.status === 'uploading'
        ? { status: 'uploaded', url: event.url, preview: state.preview }
        : state
    case 'failed': {
      if (state.status !== 'uploading' && state.status !== 'ready') return state
      const { photo, preview } = state
      return { status: 'failed', message: event.message, canWait: event.canWait, photo, preview }
    }
    default:
      return state
  }
}

/** Returns true while the photo is being read or uploaded. */
export const isUnderWay = ({ status }: PhotoState) =>
  status === 'reading' || status === 'ready' || status === 'uploading'

/** Returns true if an artifact with this image URL has a picture or is getting one. */
export function isPictured(state: PhotoState, address: string): boolean {
  return address.trim() !== '' || isUnderWay(state) || (state.status === 'failed' && state.canWait)
}

/** Returns a data URL of this device's photo, unless another image URL has replaced it. */
export function previewOf(state: PhotoState, address: string): string | undefined {
  if (state.status === 'uploaded') return state.url === address ? state.preview : undefined
  return 'preview' in state ? state.preview : undefined
}
