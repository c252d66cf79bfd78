/**
 * Preloaded into the Auth emulator, which starts in two seconds instead of ten with it. For each of its thousand
 * parameters it makes a validator (exegesis, on Ajv), and before that a validator of JSON Schema itself, to validate the
 * parameter's schema. The schemas come with the emulator and are known to be right.
 */
import { createRequire } from 'node:module'

const requireFrom = (require, name) => createRequire(require.resolve(`${name}/package.json`))
const { default: Ajv } = ['firebase-tools', 'exegesis'].reduce(
  requireFrom,
  createRequire(import.meta.url),
)('ajv/dist/core.js')
Ajv.prototype.validateSchema = () => true
