/** `node functions/forget.mjs UID`: removes a person, on the project that the environment selects. Needs Node 24. */
await import('./src/account/main.ts')
