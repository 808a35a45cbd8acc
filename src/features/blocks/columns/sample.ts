import { samplePicture, sampleText } from '../common/sample-documents'
import type { BlockOf } from '../contract'

export const columnsSample: BlockOf<'columns'> = {
  blockType: 'columns',
  heading: 'What you can expect',
  tone: 'tinted',
  columns: [
    {
      id: 'classes',
      heading: 'Small classes',
      picture: samplePicture(4, 'classroom', 'Eight people around a table'),
      text: sampleText('Fourteen people at most.'),
    },
    {
      id: 'house',
      heading: 'A room in a family',
      picture: samplePicture(5, 'homestay', 'A kitchen with a cat'),
      text: sampleText('Breakfast and dinner included.'),
      link: { label: 'About living here', target: '/about' },
    },
    {
      id: 'winter',
      heading: 'Open in winter',
      picture: samplePicture(6, 'winter', 'Snow on the boats'),
      text: sampleText('Courses start every month.'),
    },
  ],
}
