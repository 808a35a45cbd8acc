import { expect, it } from 'vitest'
import { demoConsent } from './consent'
import { demoHome } from './home'
import { demoPosts } from './news'
import { demoPages } from './pages'
import { demoPrivacy } from './pages/privacy'

it.each(demoConsent.services)('the demo uses $name, and its privacy page says so', ({ name, domain }) => {
  expect(JSON.stringify([demoHome, demoPosts, demoPages])).toContain(domain)
  for (const text of Object.values(demoPrivacy.body)) expect(text).toContain(name)
})
