/** `node functions/reconcile.mjs [--apply]`: the reconciler, on the project that the environment selects. Needs Node 24. */
await import('./src/reconcile/main.ts')
