// npm run audit: fails if a package of the site has a known vulnerability that is high or critical. CI runs it before the tests.
// Some registries, such as mirrors, do not support it: then it says so and passes.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/**
 * What the JSON of `npm audit` means: a sentence, and whether it is a failure.
 *
 * @param {string} text
 */
export const readAudit = (text) => {
  let report
  try {
    report = JSON.parse(text)
  } catch {
    report = {}
  }
  if (!report.auditReportVersion)
    return { failed: false, sentence: `The registry supports no audit (${report.message ?? 'no report'}).` }
  const grave = Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`)
  return grave.length
    ? { failed: true, sentence: `Packages with known vulnerabilities: ${grave.join(', ')}. See npm audit.` }
    : {
        failed: false,
        sentence: 'No package of the site has a known vulnerability that is high or critical.',
      }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  // The address of the registry is nobody's business in a log of CI.
  const { failed, sentence } = readAudit(stdout)
  console.log(sentence.replaceAll(/https?:\/\/\S+/g, '…'))
  process.exitCode = failed ? 1 : 0
}
