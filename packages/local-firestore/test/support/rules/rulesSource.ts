/** Creates the source of a ruleset from declarations below `/databases/{database}/documents`, on its third line. */
export function rulesSource(declarations: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';\nservice cloud.firestore { match /databases/{database}/documents {\n${declarations}\n}}`
}
