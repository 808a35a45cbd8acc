import { captcha } from '../features/captcha/client'
import { comments } from '../features/comments/client'
import { consent } from '../features/consent/client'
import { gallery } from '../features/gallery/client'
import { map } from '../features/map/client'
import { confirmSubmit } from '../ui/dialogs/confirm-submit'
import { enhanceWidgets } from '../ui/enhance-widgets'
import { tabs } from '../ui/panels/enhance-tabs'
import { inlineSvgs } from '../ui/pictures/inline-svg'
import { anchorScroll } from './behaviours/anchor-scroll'
import { keepChoices } from './behaviours/keep-choices'
import { scrollToTop } from './behaviours/scroll-to-top'
import { loadIslands } from './island-loader'

const isAllowed = consent()
tabs()
anchorScroll()
scrollToTop()
keepChoices()
enhanceWidgets()
confirmSubmit()
loadIslands()
captcha(isAllowed)
comments()
gallery()
map()
inlineSvgs()
