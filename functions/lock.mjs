/**
 * A lock file for the function alone, cut out of the repository's: what the cloud installs is then what the tests ran
 * on, down to the last dependency of a dependency.
 */

/** Where Node finds a package that the one at a path asks for: nearest folder first. */
function find(packages, name, path) {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (packages[place]) return place
  if (path === '') return undefined
  return find(packages, name, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)))
}

/** What a package needs, with whether it can do without. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const optional = Object.keys(optionalDependencies ?? {})
  const names = new Set([...Object.keys(dependencies ?? {}), ...peers, ...optional])
  return [...names].map((name) => ({ name, isOptional: optional.includes(name) }))
}

/**
 * @param locked the `packages` of the repository's lock file
 * @param workspace the folder whose packages are meant, as in `packages`
 * @param manifest the package.json to lock, with dependencies that the workspace has
 */
export function lockFor(locked, workspace, manifest) {
  const packages = { '': manifest }
  // Level by level: all that a package asks for has its place before anything below it looks for one.
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
