import { describe, expect, it } from 'vitest'
import { panelPath } from './panel-address'

describe('the path of a request to the panel', () => {
  it.each([
    ['/api/users/login', '/api/users/login'],
    ['/api/users/%6Cogin?x=/../y', '/api/users/login'],
    ['/admin/collections/pages/3', '/admin/collections/pages/3'],
    ['/api/users/LOGIN', '/api/users/login'],
    ['/api/users/Log%49n', '/api/users/login'],
    ['/admin/', '/admin/'],
    ['/api/media/file/caf%C3%A9%20one.v2.jpg', '/api/media/file/café one.v2.jpg'],
    ['/api/media/file/city%2520tour.png', '/api/media/file/city%20tour.png'],
    [
      '/_next/static/chunks/app/(payload)/admin/%5B%5B...segments%5D%5D/page.js',
      '/_next/static/chunks/app/(payload)/admin/[[...segments]]/page.js',
    ],
  ])('of %s is %s', (url, path) => {
    expect(panelPath(url)).toBe(path)
  })

  it.each([
    '/api/./users/login',
    '/api/%2e/users/login',
    '/api/x/../users/login',
    '/api/x/%2e%2E/users/login',
    '/api/x/.%2e/users/login',
    '/api/%252e%252e/users/login',
    '/api/media/file/%252e%252e',
    '/api/media/file/%25252e%25252e',
    '/api/media/file/x%252f..%252fy',
    '/api/media/file/x%2500.png',
    '/api/media/file/city%2520tour/x.png',
    '/api/media/%2566ile/tour.png',
    '/api/users/file/city%2520tour.png',
    '/api/users/%256cogin',
    '/_next/../api/users/login',
    '/_next/..%2Fapi/users/login',
    '/api//users/login',
    '/api/users%2Flogin',
    '/api\\users\\login',
    '/api/x%5C..%5Cusers/login',
    '/api/#/../users/login',
    '/api/us%09ers/login',
    '/api/users/login%00',
    '/api/%zz',
    'http://school.example/api/users/login',
  ])('is refused if it is ambiguous: %s', (url) => {
    expect(() => panelPath(url)).toThrow('The address is not valid.')
  })
})
