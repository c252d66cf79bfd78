/** Calls for photos. */
import * as z from 'zod/mini'
import { PHOTO_MAX } from '../../limits.ts'
import { BODY, type Call, IMAGE, named, query, USER } from '../call.ts'
import { text } from '../describedFields.ts'
import { deleted } from './sharedBodies.ts'

/** A file field of a form. */
const photoFile = (size: keyof typeof PHOTO_MAX) => {
  const { bytes, side } = PHOTO_MAX[size]
  return text(`WebP or JPEG without metadata, at most ${bytes / 1000} kB and ${side} pixels per side`)
}
const pixels = z.int().check(z.minimum(1), z.describe('Pixels of the large copy'))
const SIZE = query(
  'size',
  'A copy of at most 480 or 960 pixels per side; the photo itself if it has no medium copy',
  z.enum(['small', 'medium']),
)

export const photoCalls = {
  addPhoto: {
    method: 'POST',
    path: '/photos',
    who: 'users',
    description:
      'Upload a photo for one of your artifacts, in two or three sizes; a photo that no artifact uses is deleted after a day',
    form: named(
      'NewPhoto',
      z.object({
        large: photoFile('large'),
        medium: z.optional(photoFile('medium')),
        small: photoFile('small'),
      }),
    ),
    answer: named(
      'Photo',
      z.object({
        url: text('URL for `artifact_image`; `?size=small` and `?size=medium` return the smaller copies'),
        width: pixels,
        height: pixels,
      }),
    ),
    status: 201,
    errors: BODY,
  },
  photo: {
    method: 'GET',
    path: '/photos/{id}',
    who: 'everyone',
    isForImg: true,
    description: 'A photo that a visible artifact uses; its content never changes',
    parameters: [SIZE],
    answer: IMAGE,
    errors: ['not-found', 'too-many-requests'],
  },
  deletePhoto: {
    method: 'DELETE',
    path: '/photos/{id}',
    who: 'users',
    description: 'Delete one of your photos that no artifact uses',
    answer: deleted,
    errors: [...USER, 'not-found', 'conflict'],
  },
  hiddenPhoto: {
    method: 'GET',
    path: '/hiddenPhotos/{id}',
    who: 'users',
    description: 'A photo, even if no visible artifact uses it: for curators and the user who uploaded it',
    parameters: [SIZE],
    answer: IMAGE,
    errors: [...USER, 'not-found'],
  },
} as const satisfies Record<string, Call>
