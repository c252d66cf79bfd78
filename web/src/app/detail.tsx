/** The detail route: the entry of one artifact with the like control, which is another feature's. */
import DetailScreen from '#features/artifacts/DetailScreen.tsx'
import LikeButton from '#features/likes/LikeButton.tsx'

export default function Detail() {
  return <DetailScreen likeButton={(artifact) => <LikeButton artifact={artifact} />} />
}
