/** Maps gRPC status codes to HTTP status codes, as documented in google/rpc/code.proto. */
import { Code, ConnectError } from '@connectrpc/connect'
import { type Log, messageOf } from '#log.ts'

export interface HttpStatus {
  /** The HTTP status code. */
  readonly code: number
  readonly message: string
  /** The gRPC status name, e.g. `NOT_FOUND`. */
  readonly status: string
}

const HTTP_BY_CODE: Readonly<Record<Code, readonly [status: string, http: number]>> = {
  [Code.Canceled]: ['CANCELLED', 499],
  [Code.Unknown]: ['UNKNOWN', 500],
  [Code.InvalidArgument]: ['INVALID_ARGUMENT', 400],
  [Code.DeadlineExceeded]: ['DEADLINE_EXCEEDED', 504],
  [Code.NotFound]: ['NOT_FOUND', 404],
  [Code.AlreadyExists]: ['ALREADY_EXISTS', 409],
  [Code.PermissionDenied]: ['PERMISSION_DENIED', 403],
  [Code.ResourceExhausted]: ['RESOURCE_EXHAUSTED', 429],
  [Code.FailedPrecondition]: ['FAILED_PRECONDITION', 400],
  [Code.Aborted]: ['ABORTED', 409],
  [Code.OutOfRange]: ['OUT_OF_RANGE', 400],
  [Code.Unimplemented]: ['UNIMPLEMENTED', 501],
  [Code.Internal]: ['INTERNAL', 500],
  [Code.Unavailable]: ['UNAVAILABLE', 503],
  [Code.DataLoss]: ['DATA_LOSS', 500],
  [Code.Unauthenticated]: ['UNAUTHENTICATED', 401],
}

/** An error whose HTTP status differs from the default of its gRPC code, e.g. 413 for a body that is too large. */
export class HttpError extends Error {
  readonly status: HttpStatus

  constructor(message: string, code: Code, httpCode: number) {
    super(message)
    this.status = { code: httpCode, message, status: HTTP_BY_CODE[code][0] }
  }
}

/**
 * Returns the HTTP status of a thrown value. Anything but a `ConnectError` is a bug and is logged with its stack,
 * because clients retry writes that fail with INTERNAL without reporting the error.
 */
export function httpStatusOf(error: unknown, log: Log): HttpStatus {
  if (error instanceof HttpError) return error.status
  if (!(error instanceof ConnectError)) {
    log.error('Unexpected error in a request', error)
    return { code: 500, message: messageOf(error), status: 'INTERNAL' }
  }
  const [status, http] = HTTP_BY_CODE[error.code]
  // The web SDK treats an error with an empty message as unknown.
  const message = error.rawMessage === '' ? status : error.rawMessage
  return { code: http, message, status }
}
