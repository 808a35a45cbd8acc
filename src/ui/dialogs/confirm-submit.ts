/**
 * Forms with `data-confirm` ask before they are sent. Without scripts, or when the dialog cannot be loaded, they are sent
 * without asking.
 */
export const confirmSubmit = (): void => {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { confirm: question, ok = '', cancel = '' } = form.dataset
    if (!question) return
    event.preventDefault()
    const send = () => {
      delete form.dataset.confirm
      form.requestSubmit(event.submitter)
    }
    void import('./confirm-dialog')
      .then(
        ({ confirmDialog }) => confirmDialog({ question, ok, cancel }),
        () => true,
      )
      .then((yes) => yes && send())
  })
}
