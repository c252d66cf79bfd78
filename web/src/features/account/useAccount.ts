/** Who is using the app. The state lives with the data, since every feature asks. */
export { useAccount } from '#data/account.ts'
