import { SPAM_THRESHOLD } from '../../src/features/comments/contract'
import { judge, type WordCount } from '../../src/features/comments/spam/bayes'
import { type Judged, tokensOf } from '../../src/features/comments/spam/tokens'

export interface Labelled extends Judged {
  isSpam: boolean
}

export interface Measured {
  spam: number
  ham: number
  /** Shares from 0 to 1. */
  spamMarked: number
  hamMarked: number
}

/** Learns from some comments and tells how many of others it would have marked. */
export const measureFilter = (
  learned: readonly Labelled[],
  tested: readonly Labelled[],
  threshold = SPAM_THRESHOLD,
): Measured => {
  const counts = new Map<string, WordCount>()
  const totals: WordCount = { spam: 0, ham: 0 }
  for (const comment of learned) {
    const kind = comment.isSpam ? 'spam' : 'ham'
    totals[kind]++
    for (const { word } of tokensOf(comment)) {
      const count = counts.get(word) ?? { spam: 0, ham: 0 }
      count[kind]++
      counts.set(word, count)
    }
  }
  const isMarked = (comment: Labelled) => (judge(tokensOf(comment), counts, totals)?.score ?? 0) >= threshold
  const share = (comments: readonly Labelled[]) => comments.filter(isMarked).length / comments.length
  const [spam, ham] = [tested.filter(({ isSpam }) => isSpam), tested.filter(({ isSpam }) => !isSpam)]
  return { spam: spam.length, ham: ham.length, spamMarked: share(spam), hamMarked: share(ham) }
}
