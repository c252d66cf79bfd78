/** Creates a ruleset from declarations below `/databases/{database}/documents`. They start on line 3. */
export function rulesSource(declarations: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';\nservice cloud.firestore { match /databases/{database}/documents {\n${declarations}\n}}`
}
