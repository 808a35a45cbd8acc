import { expect, it } from 'vitest'
import { menuProblem } from './menu-links'

const lookup = {
  pathOf: (relationTo: string, id: number) => (relationTo === 'pages' && id === 1 ? '/about' : undefined),
  isOwn: (path: string) => ['/', '/#anc-schools', '/about', '/schools/harbour'].includes(path),
  isRedirected: (path: string) => path === '/old',
}
const problem = (link: object) => menuProblem(link, lookup)

it.each([
  { document: { relationTo: 'pages', value: 1 } },
  { document: { relationTo: 'pages', value: { id: 1 } } },
  { target: '/about' },
  { target: '/#anc-schools' },
  { target: '/schools/harbour' },
  { target: '/schools/harbour/brochure.pdf' },
  { target: 'https://other.example/x' },
])('an item is right: %j', (link) => {
  expect(problem(link)).toBeUndefined()
})

it.each([
  [{ document: { relationTo: 'pages', value: 2 } }, 'draft'],
  [{ document: null }, 'deleted'],
  [{ target: '/missing' }, 'missing'],
  [{ target: '/schools/closed' }, 'missing'],
  [{ target: '/old' }, 'redirected'],
])('an item is found that leads nowhere: %j', (link, found) => {
  expect(problem(link)).toBe(found)
})
