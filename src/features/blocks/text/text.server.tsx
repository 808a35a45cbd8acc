import { richTextToHtml } from '../../../platform/payload/rich-text'
import { englishFields, langOf } from '../../../shared/language/english-texts'
import type { ShowBlock } from '../show-block.server'

export const showText: ShowBlock<'text'> = (block, ctx, english) => {
  const html = richTextToHtml(block.text, ctx, 2)
  if (!html) return undefined
  const lang = langOf(englishFields(block, english, ['text']), 'text')
  return {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
    body: <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />,
  }
}
