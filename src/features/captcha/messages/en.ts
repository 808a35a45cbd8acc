/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  question: 'How much is {a} plus {b}?',
  hint: 'Answer with a number. It keeps programs from flooding us.',
  working: 'A check in the background shows that a person fills this in. Nothing leaves this site.',
  done: 'Checked: a person fills this in.',
  wrong: 'Answer the question with the right number.',
  used: 'That answer was used before or is too old. Please answer the new question.',
  // One to nine, as the question says them.
  numbers: 'one two three four five six seven eight nine',
}

export type CaptchaMessages = { [Key in keyof typeof en]: string }
