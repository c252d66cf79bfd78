/** The token was refused and could not be renewed. Whoever called needs to say nothing: the query client does. */
export class SignInExpired extends Error {
  override name = 'SignInExpired'
}
