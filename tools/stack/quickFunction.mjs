/**
 * Preloaded into the local process of the function, which needs a quarter less of the processor's time with it. Around each
 * request the framework puts one of Node's domains, and a domain makes Node follow every promise of the process. It is there
 * for an error that nobody catches. Without it the framework's own handler answers with 500, and ends the process.
 */
import domain from 'node:domain'

domain.create = () => ({ on() {}, run: (work) => work() })
