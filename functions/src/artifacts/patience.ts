/** How long one call goes on with work that takes many commits. Hosting gives up after 60 seconds. */
const PATIENCE_MS = 40_000

/** The time (milliseconds) at which a call that starts now stops, so that it still can answer. */
export const callDeadline = () => Date.now() + PATIENCE_MS
