import { describe, expect, it } from 'vitest'
import { OTHER } from '../contract'
import { campaignOf, isBrowser, isPrefetch, isStaff, referringHost } from './visitor'

describe('user agents', () => {
  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Linux; Android 13; CUBOT P60) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.0 (iPhone14,5; iOS 18_0; en_GB)',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
    'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18',
  ])('of a person: %s', (agent) => {
    expect(isBrowser(agent)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'curl/8.4.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.24',
    `Mozilla/5.0 ${'x'.repeat(500)}`,
  ])('of a program: %s', (agent) => {
    expect(isBrowser(agent)).toBe(false)
  })
})

it('pages that a browser loads in advance are recognised', () => {
  expect(isPrefetch({ 'sec-purpose': 'prefetch;prerender' })).toBe(true)
  expect(isPrefetch({ purpose: 'prefetch' })).toBe(true)
  expect(isPrefetch({ 'x-moz': 'prefetch' })).toBe(true)
  expect(isPrefetch({ 'sec-fetch-dest': 'document' })).toBe(false)
})

it('staff are recognised by their session', () => {
  expect(isStaff({ cookie: 'a=b; payload-token=x' })).toBe(true)
  expect(isStaff({ cookie: 'a=b' })).toBe(false)
  expect(isStaff({})).toBe(false)
})

it.each([
  [undefined, ''],
  ['', ''],
  ['https://School.example/de', ''],
  ['https://www.school.example/', ''],
  ['https://www.Google.com/search?q=private', 'google.com'],
  ['http://forum.other.example:8080/thread/7#ann', 'forum.other.example'],
  ['https://user:secret@host.example/', 'host.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://192.168.1.7/mail', OTHER],
  ['https://[::1]/', OTHER],
  ['http://anns-laptop/', OTHER],
  ['http://anns-laptop.local/', OTHER],
  ['android-app://com.example/', OTHER],
  ['nonsense', OTHER],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, OTHER],
])('the host of the referrer %s is "%s"', (referer, host) => {
  expect(referringHost(referer, 'school.example')).toBe(host)
})

it.each([
  ['/about?utm_campaign=Summer-Sale&utm_source=newsletter', 'utm:summer-sale/newsletter'],
  ['/?utm_campaign=Maria%20Garcia&utm_source=crm', 'utm:crm'],
  ['/?utm_campaign=34612345678', undefined],
  ['/?utm_source=flyer', 'utm:flyer'],
  // It may name a person.
  ['/?utm_campaign=ana@mail.example&utm_source=crm', 'utm:crm'],
  ['/?utm_campaign=<b>', undefined],
  [`/?utm_campaign=${'a'.repeat(41)}`, undefined],
  [`/?utm_campaign=a&x=${'a'.repeat(2000)}`, undefined],
  ['/utm_campaign=a', undefined],
  ['/about', undefined],
  [undefined, undefined],
])('the campaign of the address %s is %s', (url, campaign) => {
  expect(campaignOf(url)).toBe(campaign)
})
