import { readFileSync } from 'node:fs'

export const dynamic = 'force-static'

/** The school page's body as Next would serve it from its own build: prerendered, nothing computed per request. */
export default function Page() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, saved by run.mjs
  return <div dangerouslySetInnerHTML={{ __html: readFileSync(process.env.BENCH_BODY_FILE, 'utf8') }} />
}
