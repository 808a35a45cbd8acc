// npm run audit: fails if a package of the site has a known vulnerability that is high or critical. CI runs it before the tests.
// Some registries, such as mirrors, do not support it: then it says so and passes. It also passes, and says that the audit did not run,
// if the registry cannot be reached: the tests must work on such a machine.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** A client error, except a time-out or too many requests, which are temporary. */
const isRefusal = (status) =>
  (status >= 400 && status < 500 && status !== 408 && status !== 429) || status === 501

/**
 * Returns a sentence about the result of `npm audit`, and whether it is a failure.
 *
 * @param {string | null} text the JSON that it printed
 * @param {Error} [error] why it did not run to its end
 */
export const readAudit = (text, error) => {
  let report
  try {
    report = JSON.parse(text ?? '') ?? {}
  } catch {
    report = {}
  }
  if (!report.auditReportVersion) {
    const reason = error?.message ?? report.message ?? 'npm printed no report'
    const what = isRefusal(report.statusCode) ? 'The registry supports no audit' : 'The audit did not run'
    return { failed: false, sentence: `${what} (${reason}).` }
  }
  const severe = Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`)
  return severe.length
    ? { failed: true, sentence: `Packages with known vulnerabilities: ${severe.join(', ')}. See npm audit.` }
    : {
        failed: false,
        sentence: 'No package of the site has a known vulnerability that is high or critical.',
      }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  // A log of CI may be public, and the address of a registry may be private.
  const { failed, sentence } = readAudit(stdout, error)
  console.log(sentence.replaceAll(/https?:\/\/[^\s)]+/g, '…'))
  process.exitCode = failed ? 1 : 0
}
