import { captcha } from '../features/captcha/client'
import { anchorScroll } from './behaviours/anchor-scroll'
import { scrollToTop } from './behaviours/scroll-to-top'
import { loadIslands } from './island-loader'

anchorScroll()
scrollToTop()
loadIslands()
captcha()
