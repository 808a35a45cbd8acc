import type { DemoSchool } from '../../demo-types'

/** Pictures of rooms that are not in the gallery. */
export const vieuxPhareOfferPictures: DemoSchool['offerPictures'] = [
  {
    file: 'village-room',
    alt: {
      en: 'A bedroom with a cat asleep on the quilt, a desk, a wardrobe and the village street in the window',
      ca: 'Una habitació amb un gat adormit sobre l’edredó, un escriptori, un armari i el carrer del poble a la finestra',
      de: 'Ein Zimmer mit einer schlafenden Katze auf der Decke, Schreibtisch, Schrank und der Dorfstraße im Fenster',
      es: 'Una habitación con un gato dormido sobre la colcha, un escritorio, un armario y la calle del pueblo en la ventana',
      eu: 'Logela bat: katu bat lo estalkiaren gainean, idazmahaia, armairua eta herriko kalea leihoan',
      fr: 'Une chambre avec un chat endormi sur l’édredon, un bureau, une armoire et la rue du village à la fenêtre',
      gl: 'Un cuarto cun gato durmido na colcha, un escritorio, un armario e a rúa da aldea na xanela',
      it: 'Una camera con un gatto addormentato sulla trapunta, una scrivania, un armadio e la strada del paese alla finestra',
      pt: 'Um quarto com um gato a dormir na colcha, uma secretária, um roupeiro e a rua da aldeia na janela',
      'pt-br':
        'Um quarto com um gato dormindo na colcha, uma escrivaninha, um guarda-roupa e a rua do vilarejo na janela',
    },
  },
  {
    file: 'phare-twin',
    alt: {
      en: 'An attic room with two beds and a lighthouse in the window',
      ca: 'Una habitació sota teulada amb dos llits i un far a la finestra',
      de: 'Ein Zimmer unter dem Dach mit zwei Betten und einem Leuchtturm im Fenster',
      es: 'Una habitación abuhardillada con dos camas y un faro en la ventana',
      eu: 'Ganbarako gela bat: bi ohe eta itsasargi bat leihoan',
      fr: 'Une chambre mansardée à deux lits, avec un phare à la fenêtre',
      gl: 'Un cuarto no faiado con dúas camas e un faro na xanela',
      it: 'Una camera mansardata con due letti e un faro alla finestra',
      pt: 'Um quarto no sótão com duas camas e um farol na janela',
      'pt-br': 'Um quarto no sótão com duas camas e um farol na janela',
    },
  },
]
