/** Sample data. The ids do not exist in the store. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'

/** Absolute URL of a file of the product, as stored in image fields. */
export const fileAddress = (path: string) => `${location.origin}${path}`

const plate = (id: string) => fileAddress(`/illustrations/artifacts/${id}.svg`)

export const ROSETTA: Artifact = {
  _id: 'sample-rosetta-stone',
  artifact_name: 'Rosetta Stone',
  artifact_image: plate('rosetta-stone'),
  artifact_type: 'Writings',
  created_at: '196 BCE',
  historical_context: 'A decree of the priests of Memphis in three scripts.',
  present_location: 'British Museum, London',
  discovered_by: 'Pierre-François Bouchard',
  discovered_at: '1799',
  short_description:
    'A broken slab of granodiorite with one decree in hieroglyphs, Demotic and Greek. It gave scholars the key to the written record of ancient Egypt.',
  likes_count: 1284,
  adder_name: 'Amelia Hart',
  adder_email: 'amelia@example.com',
}

export const LONG_NAMED: Artifact = {
  ...ROSETTA,
  _id: 'sample-long-name',
  artifact_name:
    'Fragment of an Inscribed Boundary Stone from the Northern Gate, with Traces of Red Pigment and a Later Dedication',
  artifact_image: plate('standard-of-ur'),
  discovered_by: 'A joint expedition of three universities and the regional department of antiquities',
  likes_count: 1,
}

export const BROKEN: Artifact = {
  ...ROSETTA,
  _id: 'sample-broken-picture',
  artifact_name: 'Broken picture',
  artifact_type: 'Weapons',
  artifact_image: fileAddress('/illustrations/no-such-picture.svg'),
  likes_count: 0,
}

export const BARE: Artifact = {
  ...ROSETTA,
  _id: 'sample-bare',
  artifact_name: 'Only a name and a type',
  artifact_type: 'Textiles',
  artifact_image: '',
  created_at: '',
  discovered_by: '',
  discovered_at: '',
  short_description: '',
  likes_count: 12,
}

/** Test photographs by size. */
const PICTURES = import.meta.glob<string>('../test/pictures/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})
export const PHOTOGRAPHS = Object.entries(PICTURES).map(([path, address]) => ({
  name: path.replace(/^.*\/|\.svg$/g, ''),
  address: fileAddress(address),
}))

export const DATES = ['196 BC', 'c. 1200-900 BC', '1640 cirka', '3300-2900 BC', '28,000 BC', 'Unknown']

export const PERSON: UserProfile = {
  uid: 'sample-person',
  email: 'amelia@example.com',
  displayName: 'Amelia Hart',
  photoURL: '',
}
