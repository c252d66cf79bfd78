/** Creates errors with gRPC status codes. */
import { Code, ConnectError } from '@connectrpc/connect'

/** Replaces lone surrogates in the message because they cannot be encoded as UTF-8. */
const statusError = (code: Code) => (message: string) => new ConnectError(message.toWellFormed(), code)

export const invalidArgument = statusError(Code.InvalidArgument)
export const notFound = statusError(Code.NotFound)
export const alreadyExists = statusError(Code.AlreadyExists)
export const permissionDenied = statusError(Code.PermissionDenied)
export const unauthenticated = statusError(Code.Unauthenticated)
export const failedPrecondition = statusError(Code.FailedPrecondition)
export const aborted = statusError(Code.Aborted)
export const cancelled = statusError(Code.Canceled)
export const internal = statusError(Code.Internal)
export const resourceExhausted = statusError(Code.ResourceExhausted)
export const unavailable = statusError(Code.Unavailable)

/** The error for a Firestore feature that this server does not support. */
export const unimplemented = (feature: string) =>
  statusError(Code.Unimplemented)(`${feature} is not supported by the local Firestore.`)
