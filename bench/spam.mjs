import { runInThisContext } from 'node:vm'
import { bundleSpam } from '../tests/spam/bundle.mjs'
import { tubespamFiles } from '../tests/spam/files.mjs'

/**
 * How much spam the filter marks, and how much that is none: learned on two videos of the YouTube Spam Collection and
 * tested on the third, each in turn. Undefined where the files are missing.
 */
export const measureSpam = async () => {
  const videos = tubespamFiles()
  if (!videos) return undefined
  const { readTubespam, measureFolds } = runInThisContext(`(() => { ${await bundleSpam()}; return spam })()`)
  const folds = measureFolds(videos.map(({ text }) => readTubespam(text)))
  return folds.map((fold, index) => ({ video: videos[index].name, ...fold }))
}
