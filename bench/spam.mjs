import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { bundleScript } from '../tests/bundle-script.mjs'
import { optionalFile, tubespamVideos } from '../tests/optional-data.mjs'

/**
 * How much spam the filter marks, and how much ham: trained on two videos of the YouTube Spam Collection and tested on
 * the third, each in turn. An empty list where the files are missing.
 */
export const measureSpam = async () => {
  const videos = tubespamVideos.map((name) => ({ name, ...optionalFile(name) }))
  const missing = videos.find((video) => video.missing)?.missing
  if (missing) {
    console.log(`skipped: spam filter on the YouTube Spam Collection: ${missing}`)
    return []
  }
  const { readTubespam, measureFolds } = runInThisContext(
    `(() => { ${await bundleScript('tests/spam/tubespam.ts', 'spam')}; return spam })()`,
  )
  const folds = measureFolds(videos.map(({ file }) => readTubespam(readFileSync(file, 'utf8'))))
  return folds.map((fold, index) => ({
    video: videos[index].name.replace(/^tubespam-Youtube\d+-|\.csv$/g, ''),
    ...fold,
  }))
}
