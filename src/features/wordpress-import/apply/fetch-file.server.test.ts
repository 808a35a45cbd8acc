import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { fetchFile, isPublicAddress } from './fetch-file.server'
import { uploadPaths } from './find-upload.server'

describe('a file of the old site', () => {
  let address = ''
  let asked = 0
  beforeAll(async () => {
    const server = createServer((request, response) => {
      asked++
      if (request.url === '/moved') response.writeHead(302, { location: '/file' })
      else if (request.url === '/busy' && asked === 1) response.writeHead(503)
      else if (request.url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' })
      else if (request.url === '/gone') response.writeHead(404)
      response.end('bytes')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => server.close()
  })
  const options = { allowPrivate: true, pauses: [1, 1] }
  const failure = (path: string, more: object = options) =>
    fetchFile(`${address}${path}`, more).catch((error: Error) => error.message)

  it('is fetched, also behind a redirect and after a failure that passes', async () => {
    asked = 0
    expect(String(await fetchFile(`${address}/busy`, options))).toBe('bytes')
    expect(asked).toBe(2)
    expect(String(await fetchFile(`${address}/moved`, options))).toBe('bytes')
  })

  it('is refused in private networks and anywhere but on the web', async () => {
    expect(await failure('/file', {})).toBe('127.0.0.1 is in a private network')
    const named = await fetchFile(address.replace('127.0.0.1', 'localhost')).catch(
      (error: Error) => error.message,
    )
    expect(named).toBe('localhost is in a private network')
    expect(await failure('/away')).toContain('not an address of the web')
    asked = 0
    expect(await failure('/gone')).toBe('answered 404')
    expect(asked).toBe(1)
  })

  it.each([
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false))
  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (ip) =>
    expect(isPublicAddress(ip)).toBe(true),
  )
})

describe('the folder of uploads', () => {
  it('has a file at the end of its address, and nothing outside', () => {
    expect(uploadPaths('https://x.example/blog/wp-content/uploads/2020/05/a%20b.jpg')).toEqual([
      '2020/05/a b.jpg',
      'a b.jpg',
    ])
    expect(uploadPaths('https://x.files.wordpress.com/2008/06/c.jpg')).toEqual(['2008/06/c.jpg', 'c.jpg'])
    for (const path of uploadPaths('https://x.example/uploads/%2e%2e/..%2f..%2fetc/passwd'))
      expect(path).not.toContain('..')
  })
})
