/**
 * PATCH of Ajv in firebase-tools, the only patch of another package in this repository. Preloaded into the
 * Auth emulator, which then starts in 1.5 s of processor time instead of 10 s.
 *
 * At start the emulator compiles a validator for each of its thousand parameters and validates each schema
 * against the meta-schema. With this patch each validator is compiled on first use, and the schemas, which
 * are part of the emulator, are not validated. Requests are validated as before. If firebase-tools does not
 * load Ajv as expected, this fails.
 */
import { createRequire } from 'node:module'

const requireFrom = (require, name) => createRequire(require.resolve(`${name}/package.json`))
const { default: Ajv } = ['firebase-tools', 'exegesis'].reduce(
  requireFrom,
  createRequire(import.meta.url),
)('ajv/dist/core.js')
const { compile, validateSchema } = Ajv?.prototype ?? {}
if (typeof compile !== 'function' || typeof validateSchema !== 'function') {
  throw new Error('tools/stack/auth/patchAuthEmulator.mjs does not fit this version of firebase-tools.')
}

Ajv.prototype.validateSchema = () => true

Ajv.prototype.compile = function compileAtFirstUse(...schema) {
  let compiled = null
  const validate = (value) => {
    compiled ??= compile.apply(this, schema)
    const isValid = compiled(value)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
}
