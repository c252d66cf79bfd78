import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { ShareIcon } from '#components/records/actions/share.ts'
import { ArrowRight } from '#icons/icons.tsx'
import { AccountPanel } from '#layout/account/AccountPanel.tsx'
import { BrandHeader } from '#layout/BrandHeader.tsx'
import { Footer } from '#layout/Footer.tsx'
import { NavList } from '#layout/navigation/NavList.tsx'
import { SkipLink } from '#layout/SkipLink.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Sample } from '../Sample.tsx'
import { PERSON } from '../samples.ts'

const CURRENT = [{ label: 'Style', to: '/style' }]
const OTHER = [{ label: 'Browse', to: '/allArtifacts' }]
const ignore = () => {}

/** A transformed element, which contains elements with fixed position. */
const Corner = styled('div')({ transform: 'translate(0)', height: 64 })

/** Navigation components. The bar itself is above every page. */
export function Navigation() {
  return (
    <Family title="Navigation">
      <BrandHeader />
      <Kind name="Link in the drawer and the menu">
        <Columns $min={140}>
          <Sample name="rest">
            <NavList links={OTHER} onFollow={ignore} />
          </Sample>
          <Sample name="hover" force="hover">
            <NavList links={OTHER} onFollow={ignore} />
          </Sample>
          <Sample name="focus" force="focus-visible">
            <NavList links={OTHER} onFollow={ignore} />
          </Sample>
          <Sample name="current">
            <NavList links={CURRENT} onFollow={ignore} />
          </Sample>
        </Columns>
      </Kind>
      <Kind name="Surface of menus">
        <Columns $min={220}>
          <Sample name="menu">
            <Paper variant="menu">
              <MenuList>
                <MenuItem>
                  <ShareIcon size={20} />
                  Share
                </MenuItem>
                <MenuItem>
                  <ArrowRight size={20} />
                  Public label
                </MenuItem>
              </MenuList>
            </Paper>
          </Sample>
          <Sample name="account">
            <Paper variant="menu">
              <AccountPanel user={PERSON} onDone={ignore} onSignOut={ignore} />
            </Paper>
          </Sample>
        </Columns>
      </Kind>
      <Kind name="Skip link, with focus">
        <Corner data-force="focus focus-visible">
          <SkipLink />
        </Corner>
      </Kind>
      <Footer />
    </Family>
  )
}
