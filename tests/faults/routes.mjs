/** Faults in routes, their loaders, and what stands once around them. */
const routes = 'web/src/app/routes.tsx'
const router = 'web/src/app/router.ts'
const loaders = 'web/src/app/loaders.ts'
const loadersTest = 'web/src/app/loaders.test.tsx'
const pagesTest = 'web/src/app/renderedPages.test.ts'

export const ROUTE_FAULTS = {
  'a loader that holds up its screen': [
    [loadersTest, 'an unfinished read does not hold up the screen'],
    [
      loaders,
      '.catch(console.warn)\n    return null',
      '.catch(console.warn)\n    return new Promise(() => {})',
    ],
  ],
  'a router that loads the first page again': [
    [loadersTest, 'runs once, before the router starts'],
    [router, 'hydrationData: { loaderData }', 'hydrationData: { loaderData: {} }'],
  ],
  'a loader that reads what is for curators for members': [
    [loadersTest, 'only what they may see is read'],
    [loaders, 'visit.user.isCurator && read(visit)', 'read(visit)'],
  ],
  'waiting photos and an import that stop on public pages': [
    ['web/src/app/AppShell.test.tsx', 'background work'],
    ['web/src/app/AppShell.tsx', '      <MemberWork />\n', ''],
  ],
  "a member's page that asks for no sign-in": [
    [pagesTest, 'served where the route asks for a sign-in'],
    [routes, '{ Component: RequireUser, children: all(memberScreens) }', '...all(memberScreens)'],
  ],
  'a path without a route': [
    [pagesTest, 'every path has a route'],
    [routes, "  screen(PATHS.import, () => import('#features/import/ImportScreen.tsx')),\n", ''],
  ],
}
