/** One function per status code that operations answer with. */
import { Code, ConnectError } from '@connectrpc/connect'

/** A message that quotes half a character could not be sent at all. */
const failure = (code: Code) => (message: string) => new ConnectError(message.toWellFormed(), code)

export const invalidArgument = failure(Code.InvalidArgument)
export const notFound = failure(Code.NotFound)
export const alreadyExists = failure(Code.AlreadyExists)
export const permissionDenied = failure(Code.PermissionDenied)
export const failedPrecondition = failure(Code.FailedPrecondition)
export const aborted = failure(Code.Aborted)
export const cancelled = failure(Code.Canceled)
export const unavailable = failure(Code.Unavailable)
export const internal = failure(Code.Internal)

/** A feature of Firestore that this server does not have. */
export const unimplemented = (feature: string) =>
  new ConnectError(`${feature} is not supported by the local Firestore.`, Code.Unimplemented)
