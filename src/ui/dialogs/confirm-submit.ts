/** Forms that say so ask before they are sent. Without scripts, or when the question cannot be loaded, they are just sent. */
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
        ({ ask }) => ask({ question, ok, cancel }),
        () => true,
      )
      .then((yes) => yes && send())
  })
}
