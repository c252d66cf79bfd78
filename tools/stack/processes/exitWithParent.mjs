/** Preloaded into child processes: ends the process when its parent exits, even if the parent was killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The listener alone would keep the process running.
process.channel?.unref()
