// npm run widgets: all widgets of src/ui on one page, all blocks at /blocks (in German: /blocks/de; with little or long
// content: /blocks/en/minimal, /blocks/en/long) and all mails at /mails, from the sources, without a database.
// With --built: as production builds them, for the browser tests.
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { build, createServer, preview } from 'vite'

const isBuilt = process.argv.includes('--built')
const server = { host: '127.0.0.1', port: Number(process.env.PORT || 3001), strictPort: true }

/** The pictures of the demo, which the samples of blocks show. */
const pictures = 'src/cms/seed/pictures/prepared'

const sendPicture = (address, response) => {
  const file = path.join(pictures, path.basename(address))
  if (!existsSync(file)) return response.writeHead(404).end()
  return createReadStream(file).pipe(response)
}

/** Answers the addresses of the pages; everything else is a file, which Vite serves. */
const widgets = (render, renderMails) => async (request, response, next) => {
  const [address] = request.url.split('?')
  if (address.startsWith('/media/')) return sendPicture(address, response)
  if (address === '/mails' || address.startsWith('/mails/')) {
    const html = await renderMails(address)
    if (html === undefined) return next()
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
  if (address === '/widgets/tip')
    return response.writeHead(200, { 'content-type': 'text/plain' }).end('This came from the server.')
  if (address !== '/widgets' && !/^\/blocks(\/[a-z-]+){0,2}$/.test(address)) return next()
  if (request.method === 'POST') return response.writeHead(303, { location: '/widgets?sent' }).end()
  try {
    const { html, headers } = await render(address)
    response.writeHead(200, headers).end(html)
  } catch (error) {
    next(error)
  }
}

const serveBuild = async () => {
  process.env.NODE_ENV = 'production'
  const outDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-widgets-'))
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit())
  // The inputs of vite.config.ts are built too.
  await build({
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: ['tests/widgets/selects.client.ts'] } },
  })
  const { renderWidgets } = await tsImport('./page.tsx', import.meta.url)
  const { renderMailsPage } = await tsImport('./mails-page.tsx', import.meta.url)
  const page = widgets((address) => renderWidgets(address, outDir), renderMailsPage)
  await preview({
    appType: 'custom',
    build: { outDir },
    preview: server,
    plugins: [{ name: 'widgets', configurePreviewServer: ({ middlewares }) => void middlewares.use(page) }],
  })
}

const serveSources = async () => {
  const vite = await createServer({
    appType: 'custom',
    server,
    plugins: [
      {
        name: 'widgets',
        configureServer: (dev) => {
          const render = async (address) =>
            (await dev.ssrLoadModule('/tests/widgets/page.tsx')).renderWidgets(address)
          const renderMails = async (address) =>
            (await dev.ssrLoadModule('/tests/widgets/mails-page.tsx')).renderMailsPage(address)
          dev.middlewares.use(widgets(render, renderMails))
        },
        hotUpdate({ modules, server: { environments } }) {
          if (this.environment.name === 'ssr' && modules.length)
            environments.client.hot.send({ type: 'full-reload' })
        },
      },
    ],
  })
  await vite.listen()
}

await (isBuilt ? serveBuild() : serveSources())
console.log(`All widgets: http://${server.host}:${server.port}/widgets`)
console.log(`All blocks: http://${server.host}:${server.port}/blocks`)
console.log(`All mails: http://${server.host}:${server.port}/mails`)
