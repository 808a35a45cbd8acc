/**
 * Forms with `data-confirm` ask for confirmation before they are submitted. Without scripts, or if the dialog cannot be
 * loaded, they are submitted directly.
 */
export const confirmSubmit = (): void => {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { confirm: question, ok = '', cancel = '' } = form.dataset
    if (!question) return
    event.preventDefault()
    const submit = () => {
      delete form.dataset.confirm
      form.requestSubmit(event.submitter)
    }
    void import('./confirm-dialog')
      .then(
        ({ confirmDialog }) => confirmDialog({ question, ok, cancel }),
        () => true,
      )
      .then((yes) => yes && submit())
  })
}
