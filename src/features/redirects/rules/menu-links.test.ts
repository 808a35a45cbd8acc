import { expect, it } from 'vitest'
import { askedLink, maxTarget, menuLinksIn, menuProblem } from './menu-links'

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

it('reads the entries of both levels, of the foot and the button from the form', () => {
  const page = { relationTo: 'pages', value: 1 }
  const form: Record<string, unknown> = {
    name: 'Our school',
    'navigation.0.label': 'Schools',
    'navigation.0.document': null,
    'navigation.0.target': '/#anc-schools',
    'navigation.0.children.0.label': 'About',
    'navigation.0.children.0.document': page,
    'navigation.1.label': '',
    'footerNavigation.0.label': 'Deleted',
    'callToAction.label': 'Price',
    'callToAction.target': '/price',
    'other.0.label': 'Not a menu',
  }
  expect(menuLinksIn((path) => form[path], Object.keys(form))).toEqual([
    { label: 'Schools', document: null, target: '/#anc-schools' },
    { label: 'About', document: page, target: undefined },
    { label: 'Deleted', document: undefined, target: undefined },
    { label: 'Price', document: undefined, target: '/price' },
  ])
})

it('asks only about what the server can read, whatever the form has at the moment', () => {
  const document = (value: unknown) => askedLink({ document: { relationTo: 'pages', value } }).document
  expect(document(3)).toEqual({ relationTo: 'pages', value: 3 })
  expect(document('3')).toEqual({ relationTo: 'pages', value: 3 })
  expect(document({ id: 3, title: 'About' })).toEqual({ relationTo: 'pages', value: 3 })
  for (const value of [null, undefined, '', 0, {}]) expect(document(value)).toBeNull()
  expect(askedLink({ target: 'x'.repeat(900) })).toEqual({ document: null, target: 'x'.repeat(maxTarget) })
  expect(askedLink({})).toEqual({ document: null, target: null })
})
