/** Faults in the lazy parts of the shell and the screens, and in what Back closes. */
const part = 'web/src/components/states/lazyPart.tsx'
const helper = 'web/src/utils/importHelper.ts'
const plain = 'web/src/components/states/PlainDialog.tsx'
const actions = 'web/src/components/layout/Actions.ts'
const entries = 'web/src/features/lists/entries/EntryList.tsx'
const restoreEntry = 'web/src/features/lists/api/useRestoreEntry.ts'
const upload = 'web/src/features/editor/photo/photoUpload.ts'
const held = 'web/src/components/hooks/heldPage.ts'
const overlay = 'web/src/components/states/lazyOverlay.tsx'
const section = 'web/src/components/states/lazySection.tsx'
const like = 'web/src/features/likes/api/useLike.ts'
const format = 'web/src/i18n/format.ts'
const cardMenu = 'web/src/components/records/cards/CardMenu.tsx'
const session = 'web/src/firebase/auth/SessionProvider.tsx'

const stale = 'web/src/app/offline/staleChunk.ts'
const start = 'web/src/app/untilActive.ts'

const partTest = 'web/src/components/states/lazyPart.test.tsx'
const helperTest = 'web/src/utils/importHelper.test.tsx'
const dialogTest = 'web/src/notifications/DialogHost.test.tsx'
const listTest = 'web/src/features/lists/ListView.test.tsx'
const pickerTest = 'web/src/features/lists/ListPicker.test.tsx'
const uploadTest = 'web/src/features/editor/photo/photoUpload.test.tsx'
const likeTest = 'web/src/features/likes/LikeButton.test.tsx'
const menuTest = 'web/src/components/records/actions/ArtifactMenu.test.tsx'
const sessionTest = 'web/src/firebase/auth/SessionProvider.test.tsx'
const formatTest = 'web/src/i18n/format.test.ts'
const partsTest = 'tests/journeys/loading/lazy-parts.test.ts'
const catalogueTest = [partsTest, 'the catalogue of a language.*whose script is blocked']
const backTest = 'tests/journeys/loading/first-page-back.test.ts'

export const SHELL_FAULTS = {
  'a menu of a grid that belongs to its first card': [
    [menuTest, 'closes on an outside click, and opens for another card'],
    [
      cardMenu,
      'open({ anchor: currentTarget, id, name,',
      "open({ anchor: currentTarget, id: 'anchor', name,",
    ],
  ],
  'a visitor whose session is unknown at first': [
    [sessionTest, 'a visitor is signed out in the first render'],
    [session, "typeof document === 'undefined' || maySessionExist()", 'true'],
  ],
  'a part that fails is not loaded at the next press': [
    [partTest, 'comes with the next press'],
    [part, 'useLayoutEffect(() => failure.get()?.retry(), [])', 'useLayoutEffect(() => {}, [])'],
  ],
  'a part that is not loaded when the network is back': [
    [partTest, 'comes when the network is back'],
    [part, "addEventListener?.('online', retry,", "addEventListener?.('offline', retry,"],
  ],
  'a script that never comes is waited for': [
    [partTest, 'counts as missing after a while'],
    [part, 'const LATE_MS = 10_000', 'const LATE_MS = 600_000'],
  ],
  'a plain dialog that loses the focus': [
    [partTest, 'can be given up while it loads'],
    [plain, 'return () => dialog.close()', 'return () => {}'],
  ],
  'a script that is imported although it is missing': [
    [helperTest, 'does not import a script that cannot be fetched'],
    [helper, 'await Promise.all(requests.values())', 'await Promise.allSettled(requests.values())'],
  ],
  'a script that failed once is never fetched again': [
    [helperTest, 'imports it at the next try'],
    [helper, 'for (const [address, fetching] of requests) forget(address, fetching)', ''],
  ],
  'a script that is missing in the background reloads the page': [
    [helperTest, 'reports no script that is missing in the background'],
    [helper, 'const isReported = !isInBackground()', 'const isReported = isInBackground() !== undefined'],
  ],
  'an error of what uses a module reloads the page': [
    [helperTest, 'reports no error of what uses the module'],
    [helper, ' && isLoadFailure(error))', ')'],
  ],
  'a failure of an earlier try that reloads the page': [
    [helperTest, 'a failure during a later try'],
    [helper, ' && !isTriedAgain', ''],
  ],
  'a failure of an earlier try that ends a later one': [
    ['web/src/components/states/lazyPart.test.tsx', 'when an earlier try fails'],
    [part, ' || number !== attempts', ''],
  ],
  'names of a search below the window': [
    ['web/src/components/search/SuggestField.test.tsx', 'all names can be seen'],
    ['web/src/theme/components/inputs.ts', "maxHeight: '50vh'", "maxHeight: 'none'"],
  ],
  'a plain question whose buttons are replaced': [
    ['web/src/notifications/DialogHost.test.tsx', 'stays as it is when that comes'],
    [
      'web/src/notifications/DialogHost.tsx',
      'const [View] = useState(() => dialogView.get() ?? PlainRequest)',
      'const View = useStore(dialogView) ?? PlainRequest',
    ],
  ],
  'toasts that are lost while their script is missing': [
    ['tests/journeys/loading/lazy-parts.test.ts', 'toasts.*whose script is blocked'],
    [
      'web/src/layout/navigation/NavBar.tsx',
      'failed: (_props, failure) => <PlainToasts failure={failure} />,',
      'failed: () => null,',
    ],
  ],
  'text that is typed while a new release is activated and lost': [
    ['tests/journeys/own-stack/busy-worker.test.ts', 'keeps what is typed meanwhile'],
    ['web/src/app/offline/updatePrompt.ts', '  storeTypedText()\n', ''],
  ],
  'reports of one time that have one key': [
    ['web/src/features/reports/ReportsScreen.test.tsx', 'of equal times'],
    [
      'web/src/features/reports/cases/CaseCard.tsx',
      'id: String(decisions.length - index),',
      'id: String(at),',
    ],
  ],
  'buttons of a dialog below a low screen': [
    [dialogTest, 'stay in sight on a low screen'],
    [actions, "position: 'sticky'", "position: 'static'"],
  ],
  'an order by date that cannot be undone': [
    [listTest, 'can be undone for ten seconds'],
    [entries, 'run: () => void save(before)', 'run: () => void save(idsOf(byDate(items)))'],
  ],
  'an artifact that returns to the end of its list': [
    [pickerTest, 'in its place'],
    [restoreEntry, 'await api.updateList(id, { order: [...order] })', 'void order'],
  ],
  'an upload that goes on after its form was left': [
    [uploadTest, 'stops when its form is left'],
    [upload, 'if (saves > 0) return', 'if (saves >= 0) return'],
  ],
  'an upload that stops although a save waits for it': [
    [uploadTest, 'not while a save waits'],
    [upload, 'if (saves > 0) return', 'if (saves < 0) return'],
  ],
  'Back leaves the site from the first page': [
    [backTest, 'Back closes what is open on the first page'],
    [held, 'isFirst(state) && !isHeld(state) && isShown(state)', 'isFirst(null)'],
  ],
  'a dialog without its script that says nothing': [
    [partsTest, 'an article of the blog.*whose script is blocked'],
    [overlay, '<FailedDialog failure={failure} onClose={onGone} />', 'null'],
  ],
  'an account menu whose place is empty while its script loads': [
    ['web/src/layout/account/Account.test.tsx', 'from the first render'],
    [
      'web/src/layout/account/Account.tsx',
      'waiting: (props) => <PlainAccount {...props} />',
      'waiting: () => null',
    ],
  ],
  'suggestions that are given up after one failure': [
    [partsTest, 'the suggestions of the search.*whose script is blocked'],
    ['web/src/components/search/SearchForm.tsx', 'isRequested.current = false', 'isRequested.current = true'],
  ],
  'a slide that is waited for in silence': [
    [partsTest, 'the moving slides.*whose script answers after five seconds'],
    ['web/src/features/home/hero/useHeroSwiper.ts', '    setWaiting(true)\n', ''],
  ],
  'a view without its script that says nothing': [
    [partsTest, 'the slide show.*whose script is blocked'],
    [section, '<ErrorState error={error} onRetry={retry} />', 'null'],
  ],
  'a Like that is disabled when the network goes': [
    [likeTest, 'works when the network goes'],
    [like, 'if (live.data !== undefined && live.data !== stored)', 'if (live.data !== stored)'],
  ],
  '“Updated on” is the day in UTC': [
    [formatTest, 'show the same local day'],
    [format, "dateFormat({ dateStyle: 'long' })", "dateFormat({ dateStyle: 'long', timeZone: 'UTC' })"],
  ],
  'a question about unsaved text that removes the page’s history entry': [
    ['tests/journeys/features/drafts.test.ts', 'unsaved text is confirmed before leaving'],
    [held, ' && isShown(state))', ')'],
  ],
  'typed text that is lost when the page is loaded again for its screen': [
    [partsTest, 'a screen.*whose script'],
    ['web/src/main.tsx', '  restoreTypedText()\n', ''],
  ],
  'a catalogue that is waited for in silence': [
    catalogueTest,
    [start, 'message && document.body.append(message)', 'undefined'],
  ],
  'a catalogue that is missing until the visitor reloads': [
    catalogueTest,
    [start, 'if (cause) reloadForScript(error, cause, { ask: reload })', ''],
  ],
  'a password that a reload loses without a question': [
    ['web/src/app/offline/staleChunk.test.tsx', 'loses a password only after a question'],
    [stale, 'if (storeTypedText()) reload()', 'if (storeTypedText() || navigator.onLine) reload()'],
  ],
  'a decoration that does not come when the network is back': [
    ['web/src/utils/optionalModule.test.tsx', 'when the network is back'],
    [
      'web/src/utils/optionalModule.ts',
      "addEventListener('online', request,",
      "addEventListener('offline', request,",
    ],
  ],
  'a missing parser that reads as a damaged table': [
    [partsTest, 'the reader of characters of a table.*whose script is blocked'],
    [
      'web/src/features/import/file/readTable.worker.ts',
      '    if (isLoadFailure(error)) return { isMissing: true }\n',
      '',
    ],
  ],
}
