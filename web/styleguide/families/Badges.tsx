import IconButton from '@mui/material/IconButton'
import Chip from '@mui/material/Chip'
import { Captions } from '#components/records/Captions.tsx'
import { AccountAvatar } from '#layout/account/AccountAvatar.tsx'
import Badge from '@mui/material/Badge'
import { Family } from '../Family.tsx'
import { Kind, Row, Sample } from '../Sample.tsx'
import { fileAddress, PERSON } from '../samples.ts'

/** Badges and other small marks. */
export function Badges() {
  return (
    <Family title="Badges and avatars">
      <Kind name="Period">
        <Row>
          <Sample name="short">
            <Chip variant="period" label={<Captions found="1799" />} />
          </Sample>
          <Sample name="long">
            <Chip
              variant="period"
              label={<Captions found="Between the autumn of 1883 and the spring of the following year" />}
            />
          </Sample>
        </Row>
      </Kind>
      <Kind name="Avatar">
        <Row>
          <Sample name="initials">
            <AccountAvatar user={PERSON} />
          </Sample>
          <Sample name="from e-mail">
            <AccountAvatar user={{ ...PERSON, displayName: '' }} />
          </Sample>
          <Sample name="photo">
            <AccountAvatar
              user={{ ...PERSON, photoURL: fileAddress('/illustrations/artifacts/bust-of-nefertiti.svg') }}
            />
          </Sample>
          <Sample name="broken photo">
            <AccountAvatar user={{ ...PERSON, photoURL: fileAddress('/no-such-photo.png') }} />
          </Sample>
          <Sample name="large">
            <AccountAvatar user={PERSON} size={44} />
          </Sample>
          <Sample name="new likes">
            <IconButton aria-label="Account, 3 new likes">
              <Badge color="secondary" overlap="circular" badgeContent={3}>
                <AccountAvatar user={PERSON} />
              </Badge>
            </IconButton>
          </Sample>
        </Row>
      </Kind>
    </Family>
  )
}
