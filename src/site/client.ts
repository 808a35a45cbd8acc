import { start, startFirst } from 'virtual:feature-clients'
import { enhanceWidgets } from '../ui/enhance-widgets'
import { checkSubmit } from '../ui/forms/check-submit'
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
