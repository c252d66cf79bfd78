/** The rules of a site with types of its own. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { SHIPPED_TYPES } from '@tracker/domain/artifact/shippedTypes.ts'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'
import { withTypes } from '../../tools/stack/rules.ts'
import other from '../tools/support/otherSite/site.config.ts'
import { withRules } from './environment.ts'
import { storeArtifact } from './records.ts'

const shipped = await readFile(join(ROOT, 'firestore.rules'), 'utf8')
const types = other.types.map(({ id }) => id)
const people = withRules('demo-rules-own-types', withTypes(shipped, types))
const storeBoat = () =>
  people.prepare((store) => storeArtifact(store, 'boat', 'ada', { artifact_type: 'Tools' }))
const edit = (fields: object) =>
  updateDoc(doc(people.as('ada'), 'artifacts', 'boat'), { ...fields, updated_at: serverTimestamp() })

it('let a record keep a type that the site had earlier, and take each that it has', async () => {
  await storeBoat()
  await assertSucceeds(edit({ created_at: '196 BC' }))
  for (const type of types) await assertSucceeds(edit({ artifact_type: type }))
})

it('refuse the types of the specification that the site does not name', async () => {
  await storeBoat()
  for (const type of ['Textiles', 'Jewelry', 'Boote', '']) await assertFails(edit({ artifact_type: type }))
})

it('are those of firestore.rules for the types of the specification, which it must name', () => {
  expect(withTypes(shipped, SHIPPED_TYPES)).toBe(shipped)
  expect(() => withTypes(shipped.replace("'Tools', ", ''), types)).toThrow(/must contain/)
})
