import { start, startFirst } from 'virtual:feature-clients'
import { checkSubmit } from '../ui/check-submit'
import { enhanceWidgets } from '../ui/enhance-widgets'
import { tabs } from '../ui/panels/enhance-tabs'
import { anchorScroll, keepChoices, offerEditing, offerLanguage, scrollToTop } from './behaviours/page-links'
import { loadIslands } from './island-loader'

startFirst()
tabs()
anchorScroll()
scrollToTop()
keepChoices()
offerLanguage()
offerEditing()
enhanceWidgets()
checkSubmit()
loadIslands()
start()
