import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter as BrowserReporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/**
 * For Vitest and Playwright: prints at the end which files took longest, and how much of the time of all files that is. The first
 * file of each Vitest worker also loads the modules that all of them share.
 */
export default class SlowestFilesReporter implements Reporter, BrowserReporter {
  private readonly milliseconds = new Map<string, number>()

  private add(file: string, duration: number) {
    this.milliseconds.set(file, (this.milliseconds.get(file) ?? 0) + duration)
  }

  private print() {
    if (this.milliseconds.size === 0) return
    const all = [...this.milliseconds.values()].reduce((sum, duration) => sum + duration, 0)
    const slowest = [...this.milliseconds].sort(([, a], [, b]) => b - a).slice(0, shown)
    const lines = slowest.map(([file, duration]) => {
      const share = `${((100 * duration) / all).toFixed(1)} %`
      return `${(duration / 1000).toFixed(1).padStart(7)} s ${share.padStart(7)}  ${file}`
    })
    const title = `The slowest of ${this.milliseconds.size} files, of ${Math.round(all / 1000)} s in all workers:`
    const text = `\n${[title, ...lines].join('\n')}\n`
    // `npm test` prints those of all its stages at its end.
    const { SLOWEST_FILES } = process.env
    if (SLOWEST_FILES) appendFileSync(SLOWEST_FILES, text)
    else console.log(text)
  }

  /** Vitest. */
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules) {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      this.add(module.relativeModuleId, collectDuration + setupDuration + duration)
    }
    this.print()
  }

  /** Playwright. */
  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    this.add(path.relative('', location.file), duration)
  }

  onEnd() {
    this.print()
  }
}
