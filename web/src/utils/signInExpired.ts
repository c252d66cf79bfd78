/**
 * The token was rejected and could not be refreshed. Callers show nothing, because the query client reports
 * it once.
 */
export class SignInExpired extends Error {
  override name = 'SignInExpired'
}
