// Loaded into the site's process before everything else. SIGUSR2 writes the delay of the event loop since the signal before, in
// milliseconds, to BENCH_LOOP_FILE.
const { writeFileSync } = require('node:fs')
const { monitorEventLoopDelay } = require('node:perf_hooks')

// As /metrics measures it: the time between two samples, so that it is at least the resolution.
const delay = monitorEventLoopDelay({ resolution: 20 })
delay.enable()

process.on('SIGUSR2', () => {
  writeFileSync(
    process.env.BENCH_LOOP_FILE,
    JSON.stringify({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 }),
  )
  delay.reset()
})
