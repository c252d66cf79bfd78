/** Faults of an artifact's page, the bar and the first paint. */
const bar = 'web/src/layout/navigation/NavBar.tsx'
const picture = 'web/src/features/artifacts/picture/DetailPicture.tsx'
const layout = 'web/src/features/artifacts/detail/detailLayout.ts'
const buttons = 'web/src/theme/components/buttons.ts'

const barTest = 'web/src/layout/Shell.test.tsx'
const pictureTest = 'web/src/features/artifacts/picture/DetailPicture.test.tsx'
const roomTest = 'tests/journeys/screens/room.test.ts'

export const ROOM_FAULTS = {
  'a bar in which Add Artifact comes late': [
    [barTest, 'nothing in the bar moves'],
    [bar, "'html:not([data-member]) & > .member': { display: 'none' }", "'& > .member': { display: 'none' }"],
  ],
  'an account whose place is not kept': [
    [barTest, 'nothing in the bar moves'],
    [bar, "margin: '4px 12px 4px 4px'", "margin: '4px 12px 4px 0'"],
  ],
  'an icon over a square photograph on a phone': [
    [pictureTest, 'the icon covers nothing of a photograph of 600x600'],
    [picture, "[theme.breakpoints.down('sm')]: { '--foot': '52px' },", ''],
  ],
  'an icon over a wide photograph whose size is known': [
    [pictureTest, 'the icon covers nothing of a photograph of 1200x200'],
    [picture, "[theme.breakpoints.up('sm')]: { '--side': '60px' },", ''],
  ],
  'a mat that moves the label when the photograph comes': [
    [pictureTest, 'the mat of an unknown photograph keeps its place'],
    [picture, "'&[data-photo]:not([data-sized]) > div': { height: PHONE_HEIGHT },", ''],
  ],
  'a long caption in the walk': [
    [roomTest, 'a caption of any length'],
    [layout, "maxHeight: '2lh', ", ''],
  ],
  'a picture that scrolls away from its label': [
    [roomTest, 'stays while the label scrolls'],
    [layout, "alignSelf: 'start', position: 'sticky'", "alignSelf: 'start', position: 'relative'"],
  ],
  'a mat that takes the first window of a phone': [
    [roomTest, 'first fact within the first window'],
    [layout, "'min(100vw, 45dvh)'", "'min(100vw, 62dvh)'"],
  ],
  'cards of a list that begin lower': [
    [roomTest, 'of a list begins at most'],
    ['web/src/components/layout/ListHead.tsx', 'minHeight: 0, marginTop: theme.spacing(-3)', ''],
  ],
  'tabs of a list in two rows in German': [
    [roomTest, '360 x 780, in de'],
    ['web/src/components/layout/Tabs.ts', 'columnGap: theme.spacing(1.5)', 'columnGap: theme.spacing(3)'],
  ],
  'a chosen look that nobody sees with forced colours': [
    ['web/src/components/records/cards/wall.test.tsx', 'with forced colours'],
    ['web/src/components/records/cards/LookSwitch.tsx', '    outlineOffset: -4,\n', ''],
  ],
  'photographs that stay hidden if they come before the script': [
    ['web/src/components/pictures/ArtifactImage.test.tsx', 'before hydration'],
    ['web/src/components/pictures/ArtifactImage.tsx', 'ref: repeatEvent,', 'ref: null,'],
  ],
  'a cover whose axis is lost with forced colours': [
    ['tests/journeys/screens/adapted.test.ts', 'the public page of a list'],
    ['web/label/exhibition.css', '    fill: CanvasText;\n', ''],
  ],
  'buttons that fade while the page becomes ready': [
    ['tests/journeys/loading/before-hydration.test.ts', 'every page keeps what the browser fills in'],
    [buttons, "cursor: 'progress', '&:active'", "cursor: 'progress', opacity: 0.9, '&:active'"],
  ],
  'a skeleton on every page of members': [
    ['web/src/app/RequireUser.test.tsx', 'another page, to which a member went'],
    [
      'web/src/app/RequireUser.tsx',
      'isHydrated && !matchPath(PATHS.artifact, pathname)',
      'pathname === PATHS.home',
    ],
  ],
}
