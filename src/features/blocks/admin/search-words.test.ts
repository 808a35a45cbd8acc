import { expect, it } from 'vitest'
import { panelLanguages } from '../../../platform/payload/admin/panel-texts'
import { contentBlocks } from '../cms-blocks'
import { isMeant } from './search-words'

const slugs = contentBlocks.map(({ slug }) => slug)
const found = (typed: string, language = 'en') => slugs.filter((slug) => isMeant(slug, typed, language))

it.each([
  ['FAQ', 'accordion'],
  ['accordion', 'accordion'],
  ['button', 'callToAction'],
  ['testimonial', 'quote'],
  ['image', 'pictureText'],
  ['photo', 'gallery'],
  ['pict', 'hero'],
  ['youtube', 'video'],
  ['pdf', 'downloads'],
  ['contact', 'form'],
  ['side by side', 'columns'],
])('“%s” means the block %s, in every language of the panel', (typed, slug) => {
  for (const language of panelLanguages) expect(found(typed, language)).toContain(slug)
})

it.each([
  ['de', 'Bild', 'pictureText'],
  ['de', 'uberschrift', 'text'],
  ['es', 'boton', 'callToAction'],
  ['fr', 'témoignage', 'quote'],
  ['it', 'immagine', 'pictureText'],
  ['pt', 'ficheiros', 'downloads'],
  ['ca', 'acordió', 'accordion'],
])('in %s “%s” means the block %s', (language, typed, slug) => {
  expect(found(typed, language)).toContain(slug)
})

it('means nothing by one letter, by the end of a word, or in a language that is not shown', () => {
  expect(found('f')).toEqual([])
  expect(found('cordion')).toEqual([])
  expect(found('Schaltfläche', 'fr')).toEqual([])
})
