import { adderName } from '@tracker/domain/account/account.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { Failure, messageOf } from '#cli/failure.ts'
import type { connect } from '#cli/project.ts'
import type { Adder } from '#import/storeRecords.ts'

/**
 * Finds the account that adds the artifacts, with the name and address that the API would store.
 * @throws Failure if the account does not exist or cannot be read
 */
export async function findAdder(
  project: Awaited<ReturnType<typeof connect>>,
  wanted: string,
): Promise<Adder> {
  const user = await project.auth.getUserByEmail(wanted).catch((error: unknown) => {
    if (errorCode(error) === 'auth/user-not-found') {
      throw new Failure(`There is no account ${wanted} in ${project.id}. Sign up in the app first.`)
    }
    throw new Failure(`The accounts of ${project.id} could not be read: ${messageOf(error)}`)
  })
  const email = user.email ?? wanted
  return { uid: user.uid, email, name: adderName(user.displayName, undefined, email) }
}
