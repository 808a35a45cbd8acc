import type { DemoPage } from '../demo-types'
import { demoAbout } from './pages/about'
import { demoArrival } from './pages/arrival'
import { demoCookiePolicy } from './pages/cookies'
import { demoPrivacy } from './pages/privacy'
import { demoTerms } from './pages/terms'

export const demoPages: DemoPage[] = [demoAbout, demoArrival, demoTerms, demoPrivacy, demoCookiePolicy]
