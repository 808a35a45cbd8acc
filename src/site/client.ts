import { captcha } from '../features/captcha/client'
import { comments } from '../features/comments/client'
import { consent } from '../features/consent/client'
import { gallery } from '../features/gallery/client'
import { map } from '../features/map/client'
import { cartLink } from '../features/quotes/client'
import { checkSubmit } from '../ui/check-submit'
import { enhanceWidgets } from '../ui/enhance-widgets'
import { tabs } from '../ui/panels/enhance-tabs'
import { anchorScroll, keepChoices, offerEditing, offerLanguage, scrollToTop } from './behaviours/page-links'
import { loadIslands } from './island-loader'

const isAllowed = consent()
tabs()
anchorScroll()
scrollToTop()
keepChoices()
offerLanguage()
offerEditing()
cartLink()
enhanceWidgets()
checkSubmit()
loadIslands()
captcha(isAllowed)
comments()
gallery()
map()
