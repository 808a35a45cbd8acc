import { captcha } from '../features/captcha/client'
import { comments } from '../features/comments/client'
import { anchorScroll } from './behaviours/anchor-scroll'
import { keepChoices } from './behaviours/keep-choices'
import { scrollToTop } from './behaviours/scroll-to-top'
import { loadIslands } from './island-loader'

anchorScroll()
scrollToTop()
keepChoices()
loadIslands()
captcha()
comments()
