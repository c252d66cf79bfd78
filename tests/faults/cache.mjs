/** Faults of what the browser keeps: queries, stored copies, drafts, and of storage that does not work. */
const store = 'web/src/utils/browserStore.ts'
const storeTest = 'web/src/utils/browserStore.test.tsx'

export const CACHE_FAULTS = {
  'an import page that says nothing without IndexedDB': [
    ['web/src/features/import/ImportScreen.test.tsx', 'says why it does not work where storage is blocked'],
    ['web/src/features/import/StorageCheck.tsx', '.then(setFailure)', '.then(console.warn)'],
  ],
  'storage that is waited for without end': [
    [storeTest, 'says that storage is silent'],
    [store, "      reject(new StorageError('silent'))\n", '      reject.toString()\n'],
  ],
  'storage that is refused for ever': [
    [storeTest, 'as soon as it is allowed'],
    [store, 'isSilent = false\n    })', 'isSilent = true\n    })'],
  ],
  'a full storage that reads as refused': [
    [storeTest, 'says that storage is full'],
    [store, "if (isFull(error)) throw new StorageError('full', error)", ''],
  ],
}
