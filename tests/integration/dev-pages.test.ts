import { expect, it } from 'vitest'
import { openApp } from './app'
import { describeOn } from './harness'

describeOn('sqlite', 'pages for developers', (open) => {
  it('exist where they are asked for, and nowhere else', async () => {
    for (const [DEV_PAGES, status] of [
      ['1', 200],
      ['0', 404],
    ] as const) {
      const web = await openApp(await open({ env: { DEV_PAGES } }))
      try {
        for (const address of ['/dev/widgets', '/dev/widgets/tip'])
          expect([address, (await web.get(address)).statusCode]).toEqual([address, status])
      } finally {
        await web.close()
      }
    }
  })
})
