import { expect, it } from 'vitest'
import { openApp } from '../kit/app'
import { describeOn } from '../kit/harness'

const address = '/index.php?option=com_zoo&controller=calculator'

describeOn('sqlite', 'the calls of the predecessor', (open) => {
  it.each([
    ['are answered', {}, 400],
    ['are unknown addresses if they are switched off', { LEGACY_CALLS: '0' }, 404],
  ])('%s', async (_what, env, status) => {
    const web = await openApp(await open({ env }))
    expect((await web.post(address, {})).statusCode).toBe(status)
    expect((await web.get('/')).statusCode).toBe(200)
  })
})
