/** Faults that a site with its own configuration would notice. */
const types = 'packages/domain/src/artifact/types.ts'
const entry = 'functions/src/search/index/indexEntry.ts'
const rules = 'tools/stack/rules.ts'
const form = 'web/src/features/editor/form/ArtifactForm.tsx'
const ownTypes = 'packages/domain/src/artifact/ownTypes.test.ts'

export const SITE_FAULTS = {
  'types of the specification in every site': [
    [ownTypes, 'accepts them'],
    [types, 'SITE.types ?? SHIPPED_TYPES', 'undefined ?? SHIPPED_TYPES'],
  ],
  'words of own types that the import does not know': [
    [ownTypes, 'in an import as'],
    ['packages/domain/src/import/suggestMapping.ts', 'ownTypeWords(type).flatMap', '[type].flatMap'],
  ],
  'artifacts that lose the type that a site had earlier': [
    [ownTypes, 'is still read'],
    [
      'packages/domain/src/artifact/artifact.ts',
      'z.regex(SHOWN_TYPE),',
      'z.refine((id) => ARTIFACT_TYPES.includes(id)),',
    ],
  ],
  'forms that refuse the type that a site had earlier': [
    ['web/src/features/editor/form/ArtifactForm.test.tsx', 'keep a type that the site had earlier'],
    [form, "props.artifactId === undefined ? '' : initial.artifact_type", "''"],
  ],
  'own types that the search does not know': [
    ['functions/src/search/ownTypes.test.ts', 'by its labels and words'],
    [entry, "field === 'artifact_type' ? ownTypeWords(text) : []", '[]'],
  ],
  'facets with types that a site had earlier': [
    ['functions/src/search/ownTypes.test.ts', 'counts and filters'],
    [entry, "isType(artifact.artifact_type) ? artifact.artifact_type : ''", 'artifact.artifact_type'],
  ],
  'rules with the types of the specification in every site': [
    ['tests/rules/ownTypes.test.ts', 'take each that it has'],
    [rules, 'return parts.join(listOf(types))', 'return parts.join(listOf(SHIPPED_TYPES))'],
  ],
  'former types that reconcile does not list': [
    ['tests/tools/operators.test.ts', 'of a type that the site does not have'],
    ['functions/src/admin/findUnsupported.ts', "type !== '' && !isType(type)", 'false'],
  ],
  'drawings that stay blue': [
    ['web/build/nightTints.test.ts', 'a colour of a night scene'],
    ['web/build/nightTints.ts', 'h + hue - shippedHue', 'h'],
  ],
  'pages of artifacts in one language': [
    ['tests/api/share/appPages.test.ts', 'in the language of the visitor'],
    ['functions/src/share/appShell.ts', "'Accept-Language': language,", ''],
  ],
  'a choice of language that the function does not know': [
    ['tests/api/share/appPages.test.ts', 'in the language of the visitor'],
    ['functions/src/share/pageTexts.ts', '[{ tag: choice }, ...preferred]', 'preferred'],
  ],
  'a switch of languages that tells Hosting only': [
    ['web/src/layout/LanguageSwitch.test.tsx', 'stores the chosen language'],
    ['web/src/i18n/language.ts', '[COOKIE, FUNCTION_COOKIE]', '[COOKIE]'],
  ],
  'markdown whose signs are escaped twice': [
    ['web/build/articles.test.ts', 'signs that HTML escapes'],
    ['web/build/markdown.ts', "['text', 'codespan', 'escape', 'image']", '[]'],
  ],
  'members’ pages in the site’s first language': [
    ['tests/repository/otherSite.test.ts', 'Hosting answers each address in the language'],
    [
      'web/build/prerender.ts',
      'if (LANGUAGES.length > 1)\n',
      "if (LANGUAGES.length > 1 && page !== 'member')\n",
    ],
  ],
  'labels that say in English that there is no picture': [
    ['tests/api/share/label.test.ts', 'says in its language'],
    ['functions/src/share/label/labelPage.ts', '${view.texts.noPicture}', 'No picture'],
  ],
  'an address of Browse in other letters that leads nowhere': [
    ['tests/journeys/screens/headers.test.ts', 'in other letters'],
    ['firebase.json', '"/@(AllArtifacts|Allartifacts|allartifacts)"', '"/@(ALLARTIFACTS)"'],
  ],
  'an imprint in one line': [
    ['tests/repository/otherSite.test.ts', 'the web app shows'],
    ['web/build/site.ts', "page === 'imprint'", 'false'],
  ],
  'an address in markdown in one line': [
    ['web/build/articles.test.ts', 'lines of an address stay lines'],
    ['web/build/markdown.ts', '{ gfm: true, breaks }', '{ breaks }'],
  ],
  'a newsletter on a site without one': [
    ['tests/repository/otherSite.test.ts', 'the web app shows'],
    ['web/src/features/home/Sections.tsx', 'SITE.newsletter !== false && ', ''],
  ],
}
