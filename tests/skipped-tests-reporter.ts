import type { Reporter, TestModule } from 'vitest/node'

/** Prints every skipped test by name with its reason, so that a run never leaves something out in silence. */
export default class SkippedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        const result = test.result()
        const reason = result.state === 'skipped' ? result.note : undefined
        console.log(`skipped: ${module.relativeModuleId} > ${test.fullName}: ${reason ?? 'no reason given'}`)
      }
  }
}
