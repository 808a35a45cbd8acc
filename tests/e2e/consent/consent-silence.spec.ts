import type { Page } from '@playwright/test'
import { thorough, thoroughIf } from '../kit/test'
import { choice, dialog } from './consent-site'
import { allPages, expect, pagesOfEachKind, settled, stored, test, visit } from './third-party-test'

// Without consent no page, snippet or script sends a request to a third party.

test.describe.configure({ mode: 'default' })

const sendGpc = async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
}

const press = (key: (page: Page) => Promise<void>) => async (page: Page) => {
  await visit(page, '/about')
  await key(page)
  await expect(dialog(page)).toBeHidden()
}
const reject = (page: Page) => dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
const states: Record<string, { enter: (page: Page) => Promise<void>; keeps: string[] }> = {
  'before a choice': { enter: async () => {}, keeps: [] },
  'after Reject': {
    enter: press(reject),
    keeps: ['pd_cc'],
  },
  'with Global Privacy Control': { enter: sendGpc, keeps: [] },
}

test.describe('without consent', () => {
  test.use({ expectedErrors: [/status of 404/] })

  const walks = [
    { state: 'before a choice', pages: 'no kind of page', list: pagesOfEachKind },
    ...Object.keys(states).map((state) => ({ state, pages: 'no page', list: allPages })),
  ]
  for (const { state, pages, list } of walks)
    test(
      `${state}, ${pages} reaches a third party or stores anything`,
      thoroughIf(list === allPages),
      async ({ page, site, thirdParties }) => {
        test.slow()
        const { enter, keeps } = states[state] as (typeof states)[string]
        await enter(page)
        for (const address of await list(site)) {
          await visit(page, address)
          await settled(page)
          expect(thirdParties.requests(), address).toEqual([])
        }
        expect(await stored(page)).toEqual(keeps)
      },
    )

  // The pages see nothing else of the visitor, so what holds after Reject holds after closing.
  test('closing the question stores the same as Reject', thorough, async ({ page, context }) => {
    const decisions: (string | undefined)[] = []
    for (const close of [reject, (of: Page) => of.keyboard.press('Escape')]) {
      await context.clearCookies()
      await press(close)(page)
      await expect.poll(() => choice(page)).toBeDefined()
      const [version, flags, _receipt, ...services] = (await choice(page))?.value.split('.') ?? []
      decisions.push([version, flags, ...services].join('.'))
      expect(await stored(page)).toEqual(['pd_cc'])
    }
    expect(decisions[0]).toMatch(/^1\.[\da-f]\./)
    expect(decisions[1]).toBe(decisions[0])
  })
})

/** Every way in which a script of the page could reach a host. */
const reachOut = () => {
  const at = (path: string) => `http://late.test/${path}`
  const node = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    document.body.append(element)
  }
  node('script', { src: at('late.js') })
  node('script', { src: at('module.js'), type: 'module' })
  node('img', { src: at('p.gif') })
  node('img', { srcset: `${at('q.gif')} 1x` })
  node('iframe', { src: at('frame.html') })
  node('img', { src: 'https://late-picture.test/' })
  node('script', { src: 'https://late-script.test/' })
  node('link', { rel: 'stylesheet', href: at('late.css') })
  node('link', { rel: 'preload', as: 'script', href: at('preload.js') })
  node('link', { rel: 'prefetch', href: at('prefetch.html') })
  node('video', { src: at('film.mp4'), poster: at('poster.gif') })
  node('audio', { src: at('sound.mp3'), autoplay: '' })
  node('embed', { src: at('plug-in.html') })
  node('object', { data: at('object.html') })
  const inline = document.createElement('script')
  inline.text = "fetch('http://late.test/inline')"
  document.body.append(inline)
  document.body.insertAdjacentHTML('beforeend', `<img src="${at('html.gif')}" onerror="fetch('/x')">`)
  document.body.style.backgroundImage = `url(${at('background.gif')})`
  new Image().src = at('unseen.gif')
  const failed = () => undefined
  void fetch(at('fetch')).catch(failed)
  void import(/* @vite-ignore */ at('import.js')).catch(failed)
  navigator.sendBeacon(at('beacon'))
  const request = new XMLHttpRequest()
  request.open('GET', at('xhr'))
  request.send()
  new EventSource(at('events'))
  new WebSocket('ws://late.test/socket')
}
/** The directives that block these attempts. */
const directives = [
  'connect-src',
  'default-src',
  'frame-src',
  'img-src',
  'media-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-elem',
]

test.describe('a script that tries to send requests', () => {
  test.use({ expectedErrors: [/Content Security Policy|violates|Refused/] })

  for (const state of ['before a choice', 'after Reject', 'with Global Privacy Control'])
    test(
      `reaches no third party ${state}`,
      thoroughIf(state === 'with Global Privacy Control'),
      async ({ page, thirdParties, violations }) => {
        await states[state]?.enter(page)
        await visit(page, '/about')
        await page.evaluate(reachOut)
        const stopped = () => [...new Set(violations.map((text) => text.split(' ', 1)[0]))].sort()
        await expect.poll(stopped).toEqual(directives)
        await settled(page)
        expect(thirdParties.requests()).toEqual([])
        violations.length = 0
      },
    )
})
