/** The detail route: the entry of one artifact with the like control, which is another feature's. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import DetailScreen from '#features/artifacts/screens/DetailScreen.tsx'
import LikeButton from '#features/likes/LikeButton.tsx'

const likeButton = (artifact: Artifact) => <LikeButton artifact={artifact} />

export default function Detail() {
  return <DetailScreen likeButton={likeButton} />
}
