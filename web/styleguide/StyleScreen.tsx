import { Page } from '#components/layout/Page.tsx'
import { Badges } from './families/Badges.tsx'
import { Buttons } from './families/Buttons.tsx'
import { Cards } from './families/Cards.tsx'
import { Dialogs } from './families/Dialogs.tsx'
import { Drawings } from './families/Drawings.tsx'
import { Fields } from './families/Fields.tsx'
import { Initials } from './families/Initials.tsx'
import { Navigation } from './families/Navigation.tsx'
import { OneOfEach } from './families/OneOfEach.tsx'
import { Palette } from './families/Palette.tsx'
import { Records } from './families/Records.tsx'
import { Searching } from './families/Searching.tsx'
import { States } from './families/States.tsx'
import { Toasts } from './families/Toasts.tsx'
import { TypeScale } from './families/TypeScale.tsx'
import { useForcedStates } from './forced.ts'

/** All components in all states and both themes, for reviewing changes. */
export default function StyleScreen() {
  useForcedStates()
  return (
    <Page
      title="Style"
      intro="Every building block of the product in every state and in both themes, for development."
    >
      <OneOfEach />
      <Palette />
      <TypeScale />
      <Buttons />
      <Fields />
      <Searching />
      <Cards />
      <Initials />
      <Records />
      <Badges />
      <Toasts />
      <Dialogs />
      <States />
      <Navigation />
      <Drawings />
    </Page>
  )
}
