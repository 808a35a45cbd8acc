import { Parser } from 'htmlparser2'
import { consentMessages } from '../messages/messages'
import { groupNames } from '../services/group-names'
import { ownPlace } from './addresses'
import { blockMarkup } from './block-markup.server'
import { readBlocked } from './read-blocked'

export const secret = 'only for tests'
const options = {
  own: ownPlace('https://school.example'),
  names: groupNames([
    { name: 'Films', domain: 'films.example' },
    { name: 'Counter', contain: 'countMe(' },
  ]),
  t: consentMessages('en'),
  secret,
}
export const hold = (html: string) => blockMarkup(html, options)

/** The blocked nodes in the comments of a page. */
export const comments = (html: string) => {
  const found: { group: string; markup: string }[] = []
  const parser = new Parser({
    oncomment: (text) => {
      const held = readBlocked(text)
      if (held) found.push(held)
    },
  })
  parser.end(html)
  return found
}
