import type { LightMyRequestResponse } from 'fastify'
import { toMonday } from '../../../src/shared/time/days'

/** Opens pages, either of the site in this process or through the network. */
interface Opener {
  get: (url: string, headers?: Record<string, string>) => Promise<{ body: string }>
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const hiddenValue = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** Answers the captcha question of a page as a visitor without JavaScript does. */
export const answerQuestion = (html: string): Record<string, string> => {
  const [, a = '', b = ''] = /How much is (\w+) plus (\w+)\?/.exec(html) ?? []
  return {
    'captcha-question': hiddenValue(html, 'captcha-question'),
    'captcha-answer': String(numbers.indexOf(a) + numbers.indexOf(b)),
  }
}

/** The page to which a refused form redirects, with its errors and what was typed. */
export const refusalOf = async (
  web: { get: (url: string) => Promise<LightMyRequestResponse> },
  answer: LightMyRequestResponse,
): Promise<LightMyRequestResponse> => {
  const location = String(answer.headers.location)
  if (answer.statusCode !== 303 || !/\?kept=[\w-]{24}(#mail)?$/.test(location))
    throw new Error(`not refused but ${answer.statusCode} ${location}`)
  const page = await web.get(location.replace(/#.*/, ''))
  if (page.statusCode !== 200 || page.headers['cache-control'] !== 'private, no-store')
    throw new Error(`not shown again but ${page.statusCode} ${page.headers['cache-control']}`)
  return page
}

/** A Monday some weeks ahead. */
export const someMonday = () => toMonday(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))

/** Each form uses another e-mail address, because an address gets at most three confirmations a day. */
let students = 0

/** Opens an enrolment form and fills it in. */
export const filledForm = async (
  web: Opener,
  address: string,
  cookie = '',
): Promise<Record<string, string>> => {
  const { body } = await web.get(address, { cookie })
  return {
    once: hiddenValue(body, 'once'),
    quotes: hiddenValue(body, 'quotes'),
    name: 'Ana <b>Silva</b>',
    email: `ana${++students}@x.example`,
    birthDate: '1999-05-01',
    nationality: 'BR',
    level: 'B1',
    start: someMonday(),
    message: 'I am vegetarian.',
    terms: 'yes',
    ...answerQuestion(body),
  }
}
