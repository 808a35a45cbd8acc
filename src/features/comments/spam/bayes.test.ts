import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import inventedThreads from '../../../../tests/fixtures/labelled-comments.json'
import { optionalFile, tubespamVideos } from '../../../../tests/optional-data.mjs'
import type { Labelled } from '../../../../tests/spam/measure'
import { measureFolds, readTubespam } from '../../../../tests/spam/tubespam'
import { judge, type WordCount } from './bayes'
import { explainScore } from './explain'
import { type Judged, tokensOf } from './tokens'

const school = [
  'We loved the afternoon walks with the teachers',
  'Our group had lessons in a small room by the sea',
  'The host family cooked every evening',
  'I learned more in two weeks than in a year at home',
  'The town is quiet and the bus comes often',
]
const adverts = [
  'Check out my channel and subscribe',
  'Please visit www.cheap-pills.example for a discount',
  'Earn money from home, click here http://win.example',
  'Follow me and I follow back, subscribe please',
  'Buy cheap watches at www.watches.example',
]

const learnAll = (comments: readonly Judged[], kind: keyof WordCount, counts: Map<string, WordCount>) => {
  for (const comment of comments)
    for (const { word } of tokensOf(comment)) {
      const count = counts.get(word) ?? { spam: 0, ham: 0 }
      counts.set(word, { ...count, [kind]: count[kind] + 1 })
    }
}

const filter = (rounds = 5) => {
  const counts = new Map<string, WordCount>()
  const times = (texts: string[]) => Array.from({ length: rounds }, () => texts).flat()
  learnAll(
    times(school).map((content) => ({ content })),
    'ham',
    counts,
  )
  learnAll(
    times(adverts).map((content) => ({ content })),
    'spam',
    counts,
  )
  const totals = { spam: rounds * adverts.length, ham: rounds * school.length }
  return (content: string) => judge(tokensOf({ content }), counts, totals)
}

describe('the filter', () => {
  it('tells adverts from unseen comments', () => {
    const score = filter()
    expect(score('Subscribe to my other channel, please')?.score).toBeGreaterThan(0.9)
    expect(score('The teachers cooked with our group by the sea')?.score).toBeLessThan(0.2)
  })

  it('gives no score before it has learned enough of both kinds', () => {
    expect(filter(3)('Subscribe to my channel')).toBeUndefined()
    expect(judge(tokensOf({ content: 'x' }), new Map(), { spam: 1000, ham: 19 })).toBeUndefined()
  })

  it('is undecided about unknown words', () => {
    expect(judge([{ word: 'zz', places: [0] }], new Map(), { spam: 50, ham: 50 })?.score).toBe(0.5)
  })

  it('does not decide by one word, however frequent', () => {
    const counts = new Map([['free', { spam: 1_000_000, ham: 0 }]])
    const verdict = judge([{ word: 'free', places: [0] }], counts, { spam: 1_000_000, ham: 1_000_000 })
    expect(verdict?.score).toBeGreaterThan(0.5)
    expect(verdict?.score).toBeLessThan(0.9)
  })

  it('counts a word once, not again as a part of a pair', () => {
    const counts = new Map(['a', 'b', 'a b'].map((word) => [word, { spam: 30, ham: 0 }]))
    const totals = { spam: 30, ham: 30 }
    const alone = judge([{ word: 'a b', places: [0, 1] }], counts, totals)
    const all = judge(
      [
        { word: 'a b', places: [0, 1] },
        { word: 'a', places: [0] },
        { word: 'b', places: [1] },
      ],
      counts,
      totals,
    )
    expect(all).toEqual(alone)
  })

  it('explains its score by words', () => {
    const reasonFor = (text: string) => explainScore(filter()(text) ?? { score: 0, words: [] })
    expect(reasonFor('Subscribe to my channel, it has free watches')).toMatchObject({
      code: 'filter',
      params: {
        score: expect.any(Number),
        against: expect.arrayContaining(['#appeal', '#gain', 'subscr…']),
        inFavour: [],
      },
    })
    expect(reasonFor('the sea by the town')).toMatchObject({
      params: { inFavour: expect.arrayContaining([expect.stringMatching(/sea/)]) },
    })
    const words = ['one * dog', 'in #number', 'link:win'].map((word) => ({ word, weight: 1 }))
    expect(explainScore({ score: 0.934, words })).toEqual({
      code: 'filter',
      params: { score: 93, against: ['one … dog', 'in 0', 'link:win'], inFavour: [] },
    })
  })
})

describe('the tokens', () => {
  const words = (content: string, more: Judged = {}) => tokensOf({ content, ...more }).map(({ word }) => word)

  it.each([
    ['Please subscribe', '#appeal'],
    ['Abonniert meinen Kanal', '#own'],
    ['Suscríbete a mi canal', '#appeal'],
    ['S’il vous plaît, visitez', '#appeals'],
    ['Ganhe dinheiro', '#gain'],
    ['see example.com/x', '#link'],
    ['http://a.example http://b.example', '#links'],
    ['write to me@x.example', '#mail'],
    ['WRITTEN IN CAPITALS', '#capitals'],
    ['so good!!!', '#loud'],
    ['A quiet street', '#plain'],
    ['Très élégant', 'tres elegan'],
    ['one big dog', 'one * dog'],
    ['loooove', 'loove'],
    ['in 2015', 'in #number'],
    ['http://win.example/free', 'link:win'],
    ['ｈｔｔｐ://ｗｉｎ．example/free', '#link'],
    ['ｈｔｔｐ://ｗｉｎ．example/free', 'link:win'],
  ])('of %j include %j', (content, word) => expect(words(content)).toContain(word))

  it('include the website and a name that is an address', () => {
    const found = words('Hello', { url: 'https://pills.example/', author: 'www.pills.example' })
    expect(found).toEqual(expect.arrayContaining(['from:pills', '#linkname']))
  })

  it('of an empty comment contain no words', () => expect(words('')).toEqual(['#plain']))

  it('are limited in number for a long comment', () => {
    expect(words('a b c d e f g h '.repeat(600)).length).toBeLessThan(2000)
  })
})

const expectFolds = (threads: Labelled[][]) => {
  for (const fold of measureFolds(threads)) {
    expect(fold.spamMarked).toBeGreaterThanOrEqual(0.85)
    expect(fold.hamMarked).toBeLessThanOrEqual(0.02)
  }
}

describe('trained on two threads, marks at least 85 % of the spam and at most 2 % of the rest in the third', () => {
  it('for the invented comments of the repository', () =>
    expectFolds(
      inventedThreads.map(({ spam, ham }) => [
        ...spam.map((comment) => ({ ...comment, isSpam: true })),
        ...ham.map((comment) => ({ ...comment, isSpam: false })),
      ]),
    ))

  it('for the videos of the YouTube Spam Collection', ({ skip }) => {
    const videos = tubespamVideos.map(optionalFile)
    const missing = videos.find((video) => video.missing)?.missing
    skip(missing !== undefined, missing)
    expectFolds(videos.map(({ file = '' }) => readTubespam(readFileSync(file, 'utf8'))))
  })
})
