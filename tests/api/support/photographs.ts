/** Checks further photographs: a visible record and the document beside it have the same list, others have it themselves. */
import type { Firestore } from '@google-cloud/firestore'
import { photoAddressesIn, type Photograph, readPhotographs } from '@tracker/domain/photo/photograph.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'

type Fields = Readonly<Record<string, unknown>>

function isAgreed(
  { more_photos_count: count, more_photo_urls: urls, more_photos_tag: tag }: Fields,
  list: readonly Photograph[],
) {
  if (list.length === 0) return count === undefined && urls === undefined && tag === undefined
  const expected = photoAddressesIn(list.map(({ url }) => url))
  return count === list.length && JSON.stringify(urls) === JSON.stringify(expected) && typeof tag === 'string'
}

/** Returns a sentence for each list that is not where it belongs, and for each uploaded photo of a list that is missing. */
export async function oddPhotographs(db: Firestore): Promise<string[]> {
  const [records, beside, hidden, trash, photos] = await db.runTransaction(
    async (transaction) => [
      await transaction.get(db.collection('artifacts')),
      await transaction.get(db.collection('morePhotos')),
      await transaction.get(db.collection('hidden')),
      await transaction.get(db.collection('trash')),
      await transaction.get(db.collection('photos').select()),
    ],
    { readOnly: true },
  )
  const found: string[] = []
  const ids = new Set(photos?.docs.map(({ id }) => id))
  const lists = new Map(beside?.docs.map((one): [string, Fields] => [one.id, one.data()]))
  const check = (where: string, fields: Fields, list: readonly Photograph[]) => {
    if (!isAgreed(fields, list)) found.push(`${where} does not agree with its further photographs`)
    for (const { url } of list) {
      const id = photoIdIn(url)
      if (id !== '' && !ids.has(id)) found.push(`${where} has a missing photo`)
    }
  }
  for (const record of records?.docs ?? []) {
    const list = lists.get(record.id)
    check(`artifact ${record.id}`, record.data(), readPhotographs(list?.more_photos))
    if (list && list.adder_uid !== record.get('adder_uid'))
      found.push(`photographs of ${record.id} have another adder`)
    if (record.get('more_photos') !== undefined) found.push(`artifact ${record.id} has its list itself`)
    lists.delete(record.id)
  }
  for (const id of lists.keys()) found.push(`photographs of ${id} have no visible artifact`)
  for (const record of [...(hidden?.docs ?? []), ...(trash?.docs ?? [])])
    check(record.ref.path, record.data(), readPhotographs(record.get('more_photos')))
  return found
}
