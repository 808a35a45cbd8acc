import { expect, it } from 'vitest'
import { openApp } from '../kit/app'
import { describeOn } from '../kit/harness'

const address = '/index.php?option=com_zoo&controller=calculator'

describeOn('sqlite', 'the calls of the predecessor', (open) => {
  it.each([
    ['are answered, so their addresses take no redirect', {}, 400, 404],
    [
      'are unknown addresses if they are switched off, which may lead elsewhere',
      { LEGACY_CALLS: '0' },
      404,
      301,
    ],
  ])('%s', async (_what, env, posted, redirected) => {
    const site = await open({ env })
    const web = await openApp(site)
    expect((await web.post(address, {})).statusCode).toBe(posted)
    expect((await web.get('/')).statusCode).toBe(200)
    const adding = site.payload.create({
      collection: 'redirects',
      data: { from: address, type: '301', match: 'exact', to: { type: 'custom', url: '/elsewhere' } },
    })
    const isTaken = await adding.then(
      () => true,
      () => false,
    )
    expect(isTaken).toBe(redirected === 301)
    expect((await web.get(address)).statusCode).toBe(redirected)
  })
})
