/** Colours of a PDF, on white paper. */
export interface PrintColours {
  ink: string
  soft: string
  heading: string
  link: string
  accent: string
  line: string
  /** The ground of what is set off. */
  tint: string
}

export interface MailColours extends PrintColours {
  page: string
  card: string
  head: string
  headInk: string
  headSoft: string
  button: string
  buttonInk: string
}

export interface DocumentColours {
  mail: { light: MailColours; dark: MailColours }
  print: PrintColours
}

/** Those of the theme that the site begins with. */
export const usualColours: DocumentColours = {
  mail: {
    light: {
      page: '#fbf6ec',
      card: '#fffdf8',
      head: '#12403a',
      headInk: '#fbf6ec',
      headSoft: '#cfdcd2',
      line: '#ddd0b8',
      ink: '#1c2b28',
      soft: '#4c5a55',
      heading: '#12403a',
      link: '#14594d',
      tint: '#f2e9d6',
      accent: '#ae3c18',
      button: '#b5401b',
      buttonInk: '#fffdf8',
    },
    dark: {
      page: '#101d1b',
      card: '#182926',
      head: '#0b2723',
      headInk: '#fbf6ec',
      headSoft: '#cfdcd2',
      line: '#34504a',
      ink: '#efe7d7',
      soft: '#b6c3bb',
      heading: '#f6ecd9',
      link: '#8ed3c4',
      tint: '#1d322e',
      accent: '#ff9f7a',
      button: '#f08a5f',
      buttonInk: '#1d0f08',
    },
  },
  print: {
    ink: '#1c2b28',
    soft: '#4c5a55',
    heading: '#12403a',
    link: '#14594d',
    accent: '#ae3c18',
    line: '#ddd0b8',
    tint: '#f7f1e4',
  },
}
