/**
 * Extracts the function's lock file from the repository's, so that the cloud installs exactly the tested
 * versions, including transitive dependencies.
 */

/** Resolves a package as Node does from a path: nearest `node_modules` first. */
function find(packages, name, path) {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (packages[place]) return place
  if (path === '') return undefined
  return find(packages, name, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)))
}

/** Dependencies of a package, and whether each is optional. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const optional = Object.keys(optionalDependencies ?? {})
  const names = new Set([...Object.keys(dependencies ?? {}), ...peers, ...optional])
  return [...names].map((name) => ({ name, isOptional: optional.includes(name) }))
}

/**
 * Returns the lock file's content.
 * @param locked the `packages` of the repository's lock file
 * @param workspace folder of the workspace, as in `packages`
 * @param manifest the package.json to lock; the workspace must have its dependencies
 */
export function lockFor(locked, workspace, manifest) {
  const packages = { '': manifest }
  // Breadth first: a package's dependencies are placed before the packages below them are resolved.
  const waiting = [{ from: workspace, to: '' }]
  for (const { from, to } of waiting) {
    for (const { name, isOptional } of needsOf(packages[to])) {
      const source = find(locked, name, from)
      if (!source && isOptional) continue
      if (!source) throw new Error(`The lock file does not hold ${name}, which ${from} needs.`)
      const seen = find(packages, name, to)
      if (seen && packages[seen].integrity === locked[source].integrity) continue
      const place = seen ? `${to}/node_modules/${name}` : `node_modules/${name}`
      packages[place] = locked[source]
      waiting.push({ from: source, to: place })
    }
  }
  const sorted = Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const { name } = manifest
  return { name, lockfileVersion: 3, requires: true, packages: Object.fromEntries(sorted) }
}
