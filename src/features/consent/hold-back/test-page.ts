import { Parser } from 'htmlparser2'
import { readHeldBack } from '../held-back-comment'
import { en } from '../messages/en'
import { ownPlace } from './addresses'
import { groupNames } from './group-names'
import { holdBack } from './hold-back.server'

export const secret = 'only for tests'
const options = {
  own: ownPlace('https://school.example'),
  names: groupNames([
    { name: 'Films', domain: 'films.example' },
    { name: 'Counter', contain: 'countMe(' },
  ]),
  t: en,
  secret,
}
export const hold = (html: string) => holdBack(html, options)

/** Every comment of ours in a page, read as the browser reads it. */
export const comments = (html: string) => {
  const found: { group: string; markup: string }[] = []
  const parser = new Parser({
    oncomment: (text) => {
      const held = readHeldBack(text)
      if (held) found.push(held)
    },
  })
  parser.end(html)
  return found
}
