import { accordionSample } from './accordion/sample'
import { callToActionSample } from './call-to-action/sample'
import { cardsSample } from './cards/sample'
import { columnsSample } from './columns/sample'
import type { BlockOf, BlockType } from './contract'
import { downloadsSample } from './downloads/sample'
import { formSample } from './form/sample'
import { gallerySample } from './gallery/sample'
import { heroSample } from './hero/sample'
import { latestNewsSample } from './latest-news/sample'
import { pictureTextSample } from './picture-text/sample'
import { priceTeaserSample } from './price-teaser/sample'
import { quoteSample } from './quote/sample'
import { reusableSample } from './reusable/sample'
import { schoolMapSample } from './school-map/sample'
import { startDatesSample } from './start-dates/sample'
import { tableSample } from './table/sample'
import { textSample } from './text/sample'
import { videoSample } from './video/sample'

// One example of every block, for the developers' page and the tests. Nothing of them is part of the site.

export const blockSamples: { [Type in BlockType]: BlockOf<Type> } = {
  hero: heroSample,
  text: textSample,
  pictureText: pictureTextSample,
  columns: columnsSample,
  cards: cardsSample,
  callToAction: callToActionSample,
  quote: quoteSample,
  accordion: accordionSample,
  table: tableSample,
  gallery: gallerySample,
  video: videoSample,
  schoolMap: schoolMapSample,
  priceTeaser: priceTeaserSample,
  startDates: startDatesSample,
  downloads: downloadsSample,
  latestNews: latestNewsSample,
  form: formSample,
  reusable: reusableSample,
}
