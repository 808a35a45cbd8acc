import type { DemoSchool } from '../../demo-types'

/** Pictures of rooms and lessons that are not in the gallery. */
export const mapleHarbourOfferPictures: DemoSchool['offerPictures'] = [
  {
    file: 'room-family',
    alt: {
      en: 'A bedroom in a family’s house, with a quilt on the bed, a desk and the harbour in the window',
      ca: 'Una habitació en una casa de família, amb un edredó de retalls al llit, un escriptori i el port a la finestra',
      de: 'Ein Zimmer bei einer Gastfamilie mit Bett, Schreibtisch und dem Hafen im Fenster',
      es: 'Una habitación en casa de una familia, con una colcha en la cama, un escritorio y el puerto en la ventana',
      eu: 'Logela bat familia baten etxean: ohea, idazmahaia eta portua leihoan',
      fr: 'Une chambre chez une famille, avec un édredon sur le lit, un bureau et le port à la fenêtre',
      gl: 'Un cuarto na casa dunha familia, cunha colcha na cama, un escritorio e o porto na xanela',
      it: 'Una camera in casa di una famiglia, con una trapunta sul letto, una scrivania e il porto alla finestra',
      pt: 'Um quarto em casa de uma família, com uma colcha na cama, uma secretária e o porto na janela',
      'pt-br':
        'Um quarto na casa de uma família, com uma colcha na cama, uma escrivaninha e o porto na janela',
    },
  },
  {
    file: 'room-twin',
    alt: {
      en: 'A shared bedroom with two beds, bunting on the wall and a forest in the window',
      ca: 'Una habitació compartida amb dos llits, banderoles a la paret i un bosc a la finestra',
      de: 'Ein Zimmer für zwei mit zwei Betten, Wimpeln an der Wand und Wald vor dem Fenster',
      es: 'Una habitación compartida con dos camas, banderines en la pared y un bosque en la ventana',
      eu: 'Bi lagunentzako gela: bi ohe, xingola hormetan eta basoa leihoan',
      fr: 'Une chambre partagée à deux lits, des fanions au mur et une forêt à la fenêtre',
      gl: 'Un cuarto compartido con dúas camas, bandeiriñas na parede e un bosque na xanela',
      it: 'Una camera condivisa con due letti, bandierine alla parete e un bosco alla finestra',
      pt: 'Um quarto partilhado com duas camas, bandeirolas na parede e uma floresta na janela',
      'pt-br': 'Um quarto compartilhado com duas camas, bandeirinhas na parede e uma floresta na janela',
    },
  },
  {
    file: 'loft-single',
    alt: {
      en: 'A room with brick walls and wooden beams, a bed, a desk and a round window over the harbour',
      ca: 'Una habitació amb parets de maó i bigues de fusta, un llit, un escriptori i una finestra rodona sobre el port',
      de: 'Ein Zimmer mit Backsteinwänden und Holzbalken, Bett, Schreibtisch und einem runden Fenster zum Hafen',
      es: 'Una habitación con paredes de ladrillo y vigas de madera, una cama, un escritorio y una ventana redonda sobre el puerto',
      eu: 'Adreiluzko hormak eta zurezko habeak dituen gela: ohea, idazmahaia eta portura ematen duen leiho biribila',
      fr: 'Une chambre aux murs de brique et aux poutres de bois, avec un lit, un bureau et une fenêtre ronde sur le port',
      gl: 'Un cuarto con paredes de ladrillo e trabes de madeira, unha cama, un escritorio e unha xanela redonda sobre o porto',
      it: 'Una camera con pareti di mattoni e travi di legno, un letto, una scrivania e una finestra rotonda sul porto',
      pt: 'Um quarto com paredes de tijolo e vigas de madeira, uma cama, uma secretária e uma janela redonda sobre o porto',
      'pt-br':
        'Um quarto com paredes de tijolo e vigas de madeira, uma cama, uma escrivaninha e uma janela redonda sobre o porto',
    },
  },
  {
    file: 'loft-twin',
    alt: {
      en: 'A room under wooden beams with two beds and two laptops on a desk, at dusk',
      ca: 'Una habitació sota bigues de fusta amb dos llits i dos ordinadors portàtils en un escriptori, al vespre',
      de: 'Ein Zimmer unter Holzbalken mit zwei Betten und zwei Laptops auf einem Schreibtisch, in der Dämmerung',
      es: 'Una habitación bajo vigas de madera con dos camas y dos portátiles en un escritorio, al anochecer',
      eu: 'Zurezko habeen azpiko gela ilunabarrean: bi ohe eta bi ordenagailu eramangarri idazmahai batean',
      fr: 'Une chambre sous des poutres de bois, avec deux lits et deux ordinateurs sur un bureau, au crépuscule',
      gl: 'Un cuarto baixo trabes de madeira con dúas camas e dous portátiles nun escritorio, ao solpor',
      it: 'Una camera sotto travi di legno con due letti e due portatili su una scrivania, al crepuscolo',
      pt: 'Um quarto sob vigas de madeira com duas camas e dois portáteis numa secretária, ao anoitecer',
      'pt-br':
        'Um quarto sob vigas de madeira com duas camas e dois notebooks em uma escrivaninha, ao anoitecer',
    },
  },
  {
    file: 'breakfast',
    alt: {
      en: 'A long breakfast table with bread, fruit and mugs, in front of two windows over the harbour',
      ca: 'Una taula llarga d’esmorzar amb pa, fruita i tasses, davant de dues finestres sobre el port',
      de: 'Ein langer Frühstückstisch mit Brot, Obst und Tassen vor zwei Fenstern zum Hafen',
      es: 'Una mesa larga de desayuno con pan, fruta y tazas, delante de dos ventanas sobre el puerto',
      eu: 'Gosaltzeko mahai luze bat ogiarekin, frutarekin eta katiluekin, portura ematen duten bi leihoren aurrean',
      fr: 'Une longue table de petit-déjeuner avec du pain, des fruits et des tasses, devant deux fenêtres sur le port',
      gl: 'Unha mesa longa de almorzo con pan, froita e cuncas, diante de dúas xanelas sobre o porto',
      it: 'Un lungo tavolo da colazione con pane, frutta e tazze, davanti a due finestre sul porto',
      pt: 'Uma mesa comprida de pequeno-almoço com pão, fruta e canecas, diante de duas janelas sobre o porto',
      'pt-br':
        'Uma mesa comprida de café da manhã com pão, frutas e canecas, diante de duas janelas sobre o porto',
    },
  },
  {
    file: 'apartment',
    alt: {
      en: 'A shared kitchen with a table, stools, a fridge and pots on the stove',
      ca: 'Una cuina compartida amb una taula, tamborets, una nevera i olles al foc',
      de: 'Eine Gemeinschaftsküche mit Tisch, Hockern, Kühlschrank und Töpfen auf dem Herd',
      es: 'Una cocina compartida con una mesa, taburetes, una nevera y ollas en el fuego',
      eu: 'Sukalde partekatu bat: mahaia, aulkitxoak, hozkailua eta lapikoak suan',
      fr: 'Une cuisine commune avec une table, des tabourets, un réfrigérateur et des casseroles sur le feu',
      gl: 'Unha cociña compartida cunha mesa, tallos, unha neveira e potas no lume',
      it: 'Una cucina in comune con un tavolo, sgabelli, un frigorifero e pentole sul fuoco',
      pt: 'Uma cozinha partilhada com uma mesa, bancos, um frigorífico e panelas ao lume',
      'pt-br': 'Uma cozinha compartilhada com uma mesa, banquetas, uma geladeira e panelas no fogo',
    },
  },
  {
    file: 'studio',
    alt: {
      en: 'A studio with a bed, a table for two, a kitchen corner and a forest in the large window',
      ca: 'Un estudi amb un llit, una taula per a dos, un racó de cuina i un bosc a la finestra gran',
      de: 'Ein Studio mit Bett, Tisch für zwei, Kochecke und Wald vor dem großen Fenster',
      es: 'Un estudio con una cama, una mesa para dos, un rincón de cocina y un bosque en el ventanal',
      eu: 'Estudio bat: ohea, bi lagunentzako mahaia, sukalde txokoa eta basoa leiho handian',
      fr: 'Un studio avec un lit, une table pour deux, un coin cuisine et une forêt à la grande fenêtre',
      gl: 'Un estudio cunha cama, unha mesa para dous, un recuncho de cociña e un bosque na xanela grande',
      it: 'Un monolocale con un letto, un tavolo per due, un angolo cottura e un bosco alla grande finestra',
      pt: 'Um estúdio com uma cama, uma mesa para dois, um canto de cozinha e uma floresta na janela grande',
      'pt-br':
        'Um estúdio com uma cama, uma mesa para dois, um canto de cozinha e uma floresta na janela grande',
    },
  },
  {
    file: 'lesson-for-one',
    alt: {
      en: 'A small table with an open book, two chairs and two mugs, in front of a wide window over the harbour',
      ca: 'Una taula petita amb un llibre obert, dues cadires i dues tasses, davant d’una finestra ampla sobre el port',
      de: 'Ein kleiner Tisch mit aufgeschlagenem Buch, zwei Stühlen und zwei Tassen vor einem breiten Fenster zum Hafen',
      es: 'Una mesa pequeña con un libro abierto, dos sillas y dos tazas, delante de una ventana ancha sobre el puerto',
      eu: 'Mahai txiki bat liburu ireki batekin, bi aulkirekin eta bi katilurekin, portura ematen duen leiho zabal baten aurrean',
      fr: 'Une petite table avec un livre ouvert, deux chaises et deux tasses, devant une large fenêtre sur le port',
      gl: 'Unha mesa pequena cun libro aberto, dúas cadeiras e dúas cuncas, diante dunha xanela ancha sobre o porto',
      it: 'Un tavolino con un libro aperto, due sedie e due tazze, davanti a un’ampia finestra sul porto',
      pt: 'Uma mesa pequena com um livro aberto, duas cadeiras e duas canecas, diante de uma janela larga sobre o porto',
      'pt-br':
        'Uma mesa pequena com um livro aberto, duas cadeiras e duas canecas, diante de uma janela larga sobre o porto',
    },
  },
  {
    file: 'exam-desk',
    alt: {
      en: 'A long desk with exam papers, headphones and a laptop under a board with a clock, in the evening',
      ca: 'Una taula llarga amb fulls d’examen, auriculars i un portàtil sota una pissarra amb un rellotge, al vespre',
      de: 'Ein langer Tisch mit Prüfungsbögen, Kopfhörern und Laptop unter einer Tafel mit Uhr, am Abend',
      es: 'Una mesa larga con hojas de examen, auriculares y un portátil bajo una pizarra con un reloj, por la noche',
      eu: 'Mahai luze bat azterketa-orriekin, entzungailuekin eta ordenagailu eramangarriarekin, erlojudun arbel baten azpian, iluntzean',
      fr: 'Une longue table avec des feuilles d’examen, un casque et un ordinateur sous un tableau et son horloge, le soir',
      gl: 'Unha mesa longa con follas de exame, auriculares e un portátil baixo un encerado cun reloxo, pola noite',
      it: 'Un lungo tavolo con fogli d’esame, cuffie e un portatile sotto una lavagna con un orologio, di sera',
      pt: 'Uma mesa comprida com folhas de exame, auscultadores e um portátil sob um quadro com um relógio, à noite',
      'pt-br':
        'Uma mesa comprida com folhas de prova, fones de ouvido e um notebook sob um quadro com um relógio, à noite',
    },
  },
]
