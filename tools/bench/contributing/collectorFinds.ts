/** Fifteen objects with complete data, as a collector might add them in one evening. */
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'

export type Find = Omit<Required<ArtifactContent>, 'artifact_image' | 'image_credit' | 'image_licence'>

type Shared = Pick<Find, 'artifact_type' | 'discovered_by' | 'present_location'>
/** Name, creation period, function, place and year of discovery, and description. */
type Own = readonly [string, string, string, string, string]

const drawer = (shared: Shared, finds: readonly Own[]): Find[] =>
  finds.map(([artifact_name, created_at, historical_context, discovered_at, short_description]) => ({
    ...shared,
    artifact_name,
    created_at,
    historical_context,
    discovered_at,
    short_description,
  }))

export const FINDS: readonly Find[] = [
  ...drawer(
    {
      artifact_type: 'Tools',
      discovered_by: 'Helene Brandt',
      present_location: 'Town Museum, Xanten, drawer 4',
    },
    [
      [
        'Oil lamp with a hare',
        'c. 80 AD',
        'Lit a workshop.',
        'Mill Lane, May 1931',
        'Red clay, a hare on the disc, the spout is burnt.',
      ],
      [
        'Pyramidal loom weight',
        'c. 150 AD',
        'Held the warp of a loom.',
        'Mill Lane, May 1931',
        'Grey clay with a hole, one corner is lost.',
      ],
      [
        'Bone needle',
        '2nd century AD',
        'Sewed leather.',
        'Mill Lane, June 1931',
        'Polished by use, the eye is broken.',
      ],
      [
        'Key with a ring',
        '3rd century AD',
        'Opened a chest.',
        'Mill Lane, July 1931',
        'Bronze with three teeth, small enough for a finger.',
      ],
      [
        'Whetstone',
        '200-300 AD',
        'Sharpened knives.',
        'Mill Lane, July 1931',
        'Slate, worn hollow on both sides.',
      ],
      [
        'Fishing weight',
        '1st century AD',
        'Sank a net in the Rhine.',
        'The old harbour, August 1931',
        'Lead, folded over a cord that is gone.',
      ],
    ],
  ),
  ...drawer(
    {
      artifact_type: 'Jewelry',
      discovered_by: 'Helene Brandt',
      present_location: 'Town Museum, Xanten, drawer 7',
    },
    [
      [
        'Crossbow brooch',
        'c. 350 AD',
        'Closed the cloak of an officer.',
        'East cemetery, March 1932',
        'Gilded bronze, three knobs, the pin is lost.',
      ],
      [
        'Melon bead',
        '1st century AD',
        'From a necklace.',
        'East cemetery, March 1932',
        'Turquoise faience with deep ribs.',
      ],
      [
        'Ring with an eagle',
        'c. 100 AD',
        'Sealed letters.',
        'East cemetery, April 1932',
        'Iron, a red stone with an eagle and a wreath.',
      ],
      [
        'Jet hairpin',
        '4th century AD',
        'Held up a braid.',
        'East cemetery, April 1932',
        'Black, with facets, in two pieces that fit.',
      ],
      [
        'Twisted bracelet',
        '300-400 AD',
        'A grave gift to a girl.',
        'East cemetery, May 1932',
        'Three wires of copper, a hook at one end.',
      ],
    ],
  ),
  ...drawer(
    {
      artifact_type: 'Weapons',
      discovered_by: 'Karl Weber',
      present_location: 'Town Museum, Xanten, drawer 9',
    },
    [
      [
        'Catapult bolt',
        '1st century AD',
        'Shot from the rampart.',
        'North gate, September 1958',
        'Iron, square point, the socket is bent.',
      ],
      [
        'Sling bullet',
        '70 AD',
        'From the revolt of the Batavi.',
        'North gate, September 1958',
        'Lead, the shape of an almond, no letters.',
      ],
      [
        'Chape of a scabbard',
        'c. 180 AD',
        'The end of a sword case.',
        'North gate, October 1958',
        'Bronze, round, two openings like peltas.',
      ],
      [
        'Boss of a shield',
        '2nd century AD',
        'Covered the grip.',
        'The ditch, October 1958',
        'Bronze with four rivets and a dent.',
      ],
    ],
  ),
]
