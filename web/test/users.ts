import type { UserProfile } from '#firebase/auth/currentUser.ts'

export const ADA: UserProfile = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }

export const CURATOR: UserProfile = {
  uid: 'cyd',
  email: 'cyd@example.com',
  displayName: 'Cyd',
  photoURL: '',
  isCurator: true,
}
