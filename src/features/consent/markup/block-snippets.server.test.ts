import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { groupNames } from '../services/group-names'
import { ownPlace } from './addresses'
import { blockSnippets } from './block-snippets.server'
import { readBlocked } from './read-blocked'

const own = ownPlace('https://school.example')
const hold = (code: string, name = 'Our counter') => {
  const held = blockSnippets(
    [{ name, code }],
    own,
    groupNames([{ name: 'Listed', domain: 'listed.example' }]),
  )
  const comments: { group: string; markup: string }[] = []
  let rest = ''
  const parser = new Parser({
    oncomment: (text) => {
      const node = readBlocked(text)
      if (node) comments.push(node)
    },
    ontext: (text) => {
      rest += text
    },
    onopentagname: (tag) => {
      rest += tag
    },
  })
  parser.end(held.html)
  return { ...held, comments, rest }
}

it('blocks every element, in order, and drops the rest', () => {
  const { comments, rest, groups, blocked } = hold(`
    <!-- Snippet begins -->
    Some text
    <script async src="https://t.unknown.example/t.js"></script>
    <script>window.q = []; load('https://t.unknown.example/more.js')</script>
    <noscript><img src="https://t.unknown.example/pixel.gif"></noscript>
    <style>p { top: 0 }</style>
    <div id="root" onclick="x()"><script>inner()</script><p>Box</p></div>
    <img src="https://t.unknown.example/pixel.gif" alt="">
    <script src="/own.js"></script>
  `)
  expect(rest).toBe('')
  expect(comments.map(({ markup }) => markup)).toEqual([
    '<script async="" src="https://t.unknown.example/t.js"></script>',
    "<script>window.q = []; load('https://t.unknown.example/more.js')</script>",
    '<div id="root"><p>Box</p></div>',
    '<script>inner()</script>',
    '<img src="https://t.unknown.example/pixel.gif" alt="">',
    '<script src="/own.js"></script>',
  ])
  expect(new Set(comments.map(({ group }) => group))).toEqual(new Set(['Our counter']))
  expect(groups).toEqual([{ name: 'Our counter', host: 't.unknown.example' }])
  expect(blocked.filter(({ hash }) => hash)).toHaveLength(2)
  expect(blocked).toContainEqual({
    group: 'Our counter',
    directive: 'img-src',
    origin: 'https://t.unknown.example',
  })
})

it('names the whole snippet after the listed group or the known service in it', () => {
  expect(hold('<script src="https://x.listed.example/a.js"></script><script>go()</script>').groups).toEqual([
    { name: 'Listed', host: 'x.listed.example' },
  ])
  const [group] = hold(
    '<script>go()</script><script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
  ).groups
  expect(group?.name).toMatch(/^Google/)
})

it('groups a script by a host it mentions and keeps other hosts in their own groups', () => {
  const { groups, blocked } = hold(
    `<script>go('https://x.listed.example/a.js', 'https://www.facebook.com/tr')</script>`,
  )
  expect(groups).toEqual([{ name: 'Listed', host: 'x.listed.example' }])
  expect(blocked.find(({ origin }) => origin?.includes('facebook'))?.group).toBe('Meta Pixel')
})

it('blocks nested elements', () => {
  const { comments, groups, blocked } = hold(
    '<div><p><iframe src="https://box.example/f"></iframe></p></div><div><img src="https://x.listed.example/p.gif"></div><p>x</p>',
  )
  expect(comments.map(({ group }) => group)).toEqual(['Listed', 'Listed', 'Listed'])
  expect(groups).toEqual([{ name: 'Listed', host: 'box.example' }])
  expect(blocked).toEqual([
    { group: 'Listed', directive: 'frame-src', origin: 'https://box.example' },
    { group: 'Listed', directive: 'img-src', origin: 'https://x.listed.example' },
  ])
})

it('names a script without addresses after its snippet', () => {
  expect(hold('<script>go()</script>').groups).toEqual([{ name: 'Our counter' }])
})

it.each(['', 'just text', '<noscript>x</noscript>', '<script', '<!--'])('blocks nothing in %j', (code) => {
  expect(hold(code)).toMatchObject({ html: '', blocked: [], groups: [] })
})
