import { SEED_ACCOUNTS } from '../../seed/accounts.ts'
import { Failure } from '../stack/failure.ts'
import type { connect } from './project.ts'
import type { Adder } from './write.ts'

/** The account that imported artifacts belong to: the named one, in a local store the first seed account. */
export async function findAdder(
  project: Awaited<ReturnType<typeof connect>>,
  email: string | undefined,
): Promise<Adder> {
  const wanted = email ?? (project.isLocal ? SEED_ACCOUNTS[0].email : undefined)
  if (!wanted) throw new Failure('Whose artifacts are these? Name an account with --as EMAIL.')
  const user = await project.auth.getUserByEmail(wanted).catch((error: unknown) => {
    if (Object(error).code === 'auth/user-not-found') {
      throw new Failure(`There is no account ${wanted} in ${project.id}. Sign up in the app first.`)
    }
    throw new Failure(`The accounts of ${project.id} could not be read: ${String(Object(error).message)}`)
  })
  return { uid: user.uid, email: wanted, name: user.displayName ?? wanted.split('@')[0] ?? '' }
}
