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
  // A service’s widget.
  away: 'The check that you are a person could not be finished just now. Please send the form again in a moment.',
  notDone: 'Complete the check that you are a person.',
  notLoaded:
    'The check that you are a person does not load. Look at your connection, or try again later. What you wrote is still here.',
  notAnswered: 'The check was not completed in time. Complete it and send the form again.',
  noScript: 'This check needs JavaScript. Please switch it on, or write to us by e-mail.',
}

export type CaptchaMessages = { [Key in keyof typeof en]: string }
