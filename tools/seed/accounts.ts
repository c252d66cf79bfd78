/** Accounts of a new local store. They exist only in the Auth emulator; `npm start` prints them. */
export const SEED_PASSWORD = 'Antiquity1'

export const SEED_ACCOUNTS = [
  { uid: 'seed-amelia', email: 'amelia@example.com', displayName: 'Amelia Hart' },
  { uid: 'seed-idris', email: 'idris@example.com', displayName: 'Idris Bello' },
  { uid: 'seed-mei', email: 'mei@example.com', displayName: 'Mei Tanaka' },
  { uid: 'seed-rafael', email: 'rafael@example.com', displayName: 'Rafael Souza' },
  { uid: 'seed-sofia', email: 'sofia@example.com', displayName: 'Sofia Lindqvist' },
  { uid: 'seed-tomas', email: 'tomas@example.com', displayName: 'Tomas Novak' },
] as const
