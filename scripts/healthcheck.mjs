// For containers: succeeds if the site on PORT answers, also while it starts or has no database.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
