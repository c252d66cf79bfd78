import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { formatDay } from '#i18n/format.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { discovererOf } from '@tracker/domain/artifact/discoverer.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { axisBarOf } from '@tracker/domain/time/axis.ts'
import Typography from '@mui/material/Typography'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { AddToList } from '#components/records/actions/AddToList.tsx'
import { Column } from '#components/layout/Page.tsx'
import { WALL } from '#components/pictures/initialGround.ts'
import { useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'
import { shareArtifact, ShareIcon } from '#components/records/actions/share.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { TimeAxis } from '#components/records/TimeAxis.tsx'
import { useYears } from '#components/records/useYears.ts'
import { ArtifactMenu } from '#components/records/actions/ArtifactMenu.tsx'
import { icon } from '#icons/icons.tsx'
import { contributorAddress, wallLabelsAddress } from '#navigation/paths.ts'
import { ActionRow } from './ActionRow.ts'
import { Colophon } from './Colophon.tsx'
import {
  DetailLayout,
  LabelColumn,
  PAPER_HEIGHT,
  PlateColumn,
  Provenance,
  TextColumn,
} from './detailLayout.ts'
import { Facts } from './Facts.tsx'
import { factLinks } from './factLinks.ts'
import { LongText } from './LongText.tsx'
import { paperOf } from './paper.ts'
import { ArtifactPictures } from '#features/artifacts/picture/ArtifactPictures.tsx'
import { DetailPicture } from '#features/artifacts/picture/DetailPicture.tsx'
import { PictureCaption } from '#features/artifacts/picture/PictureCaption.tsx'
import { WayBack } from './WayBack.tsx'
import { theme } from '#theme/theme.ts'

const Printer = /* @__PURE__ */ icon('M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7Z')

interface Props {
  artifact: Artifact
  /** Data URL of the photo if it is not public. */
  privateSrc?: string | undefined
  /** uid for the link to the adder's page; undefined while unknown. */
  adderUid?: string | undefined
  /** Time of the last change (ISO 8601); empty if it was never changed. */
  updatedAt?: string | undefined
  likeButton: ReactNode
  /** Additional menu items for the adder. */
  ownItems?: ReactNode
  /** The history, for users who may see it. */
  history?: ReactNode
  /** Opens the citation of a public artifact. */
  citeButton?: ReactNode
  /** Shown at the end of the text column. */
  reportButton?: ReactNode
  /** Rendered instead of actions for a hidden artifact. */
  notice?: ReactNode
  /** Links to the previous and next artifact in time. */
  timeWalk?: ReactNode
  /** Content below picture and facts. */
  below?: ReactNode
}

/** Maximum characters of a name in the largest size, and in the second largest. */
const SHORT_NAME = 48
const LONG_NAME = 100
/** Maximum characters of a historical context among the facts. Longer ones would push Discovery down. */
const SHORT_CONTEXT = 240
/** So that the first fact is in a phone's first window. */
const SMALL_ON_PHONES = { [theme.breakpoints.down('sm')]: { fontSize: theme.typography.h3.fontSize } }
const nameSize = ({ length }: string) => (length <= SHORT_NAME ? 'h1' : length <= LONG_NAME ? 'h2' : 'h3')

/** A long text with a heading. */
function Prose({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <LongText text={text} label={title} />
    </section>
  )
}

/** Layout of an artifact's page: picture and facts side by side, texts below. Empty fields are omitted. */
export function ArtifactDetail({ artifact, adderUid, updatedAt, likeButton, ...parts }: Props) {
  const { privateSrc, ownItems, citeButton, history, reportButton, notice, timeWalk, below } = parts
  const heading = useRef<HTMLHeadingElement>(null)
  const years = useYears(artifact.created_at)
  const links = factLinks(artifact, years)
  const bar = years && axisBarOf(years)
  const { artifact_name: name, historical_context: context, short_description: description } = artifact
  const isContextBelow = context.length > SHORT_CONTEXT
  const adder = isolate(artifact.adder_name)
  const { paper, height } = paperOf(artifact)
  const paperStyle: CSSProperties & Record<typeof PAPER_HEIGHT, string> = { [PAPER_HEIGHT]: `${height}mm` }
  usePageTitle(isolate(name))
  useArrivalFocus(heading)
  const discoverer = discovererOf(artifact.discovered_by)
  return (
    <>
      <DetailLayout as="article" data-paper={paper} style={paperStyle}>
        <WayBack id={artifact._id} />
        <PlateColumn {...{ [WALL]: artifact.artifact_type }}>
          {artifact.more_photos_count ? (
            <ArtifactPictures artifact={artifact} privateSrc={privateSrc} />
          ) : (
            <>
              <DetailPicture key={artifact.artifact_image} artifact={artifact} privateSrc={privateSrc} />
              <PictureCaption artifact={artifact} />
            </>
          )}
        </PlateColumn>
        <LabelColumn>
          <Typography
            variant={nameSize(name)}
            component="h1"
            ref={heading}
            tabIndex={-1}
            dir="auto"
            sx={{ overflowWrap: 'anywhere', ...(name.length > SHORT_NAME && SMALL_ON_PHONES) }}
          >
            {name}
          </Typography>
          {bar && <TimeAxis bars={[bar]} />}
          {notice ?? (
            <ActionRow>
              {likeButton}
              <AddToList artifact={artifact} />
              <IconButton aria-label={t`Share`} title={t`Share`} onClick={() => void shareArtifact(artifact)}>
                <ShareIcon size={20} />
              </IconButton>
              <ArtifactMenu id={artifact._id} name={name} hasShare={false}>
                <MenuItem component={Link} to={wallLabelsAddress([artifact._id])}>
                  <Printer size={20} />
                  {t`Print label`}
                </MenuItem>
                {ownItems}
              </ArtifactMenu>
            </ActionRow>
          )}
          <Facts
            title={t`Basic Information`}
            facts={[
              { term: t`Type`, value: typeText(artifact.artifact_type), to: links.type },
              { term: t`Creation period`, value: artifact.created_at, to: links.period },
              { term: t`Historical context`, value: isContextBelow ? '' : context, isProse: true },
            ]}
          />
          <Facts
            title={t`Discovery`}
            facts={[
              { term: t`Discovery period`, value: artifact.discovered_at },
              { ...discoverer, term: translateDomainText(discoverer.term), to: links.discoverer },
              { term: t`Present location`, value: artifact.present_location, to: links.place },
              { term: t`Inventory number`, value: artifact.inventory_number ?? '' },
            ]}
          />
        </LabelColumn>
        {timeWalk}
        <TextColumn>
          {isContextBelow && <Prose title={t`Historical context`} text={context} />}
          {hasValue(description) && <Prose title={t`Description`} text={description} />}
          <Provenance>
            {hasValue(artifact.adder_name) && (
              <Typography variant="small" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                <Trans>
                  Added by{' '}
                  {adderUid ? (
                    <TextLink color="inherit" to={contributorAddress(adderUid)}>
                      {adder}
                    </TextLink>
                  ) : (
                    adder
                  )}
                </Trans>
              </Typography>
            )}
            {updatedAt && (
              <Typography variant="small" color="textSecondary">
                <Trans>
                  Updated on <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
                </Trans>
              </Typography>
            )}
          </Provenance>
          {citeButton}
          {history}
          {reportButton}
        </TextColumn>
        {!notice && <Colophon id={artifact._id} />}
      </DetailLayout>
      {below && <Column>{below}</Column>}
    </>
  )
}
