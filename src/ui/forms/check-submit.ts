/**
 * Forms with `data-confirm` ask for confirmation before they are submitted. Forms with an `OfflineNotice` stay on the page
 * while there is no connection: the browser's error page would replace everything that was typed. Without scripts, or if the
 * dialog cannot be loaded, they are submitted directly.
 */
export const checkSubmit = (): void => {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const notice = form.querySelector<HTMLElement>('[data-offline]')
      const submit = () => {
        delete form.dataset.confirm
        // The submitter is passed on, so the form is sent with the button's value.
        form.requestSubmit(event.submitter)
      }
      if (form.dataset.confirm)
        void import('../dialogs/confirm-dialog').then(
          (dialog) => dialog.confirmSubmit(form.dataset, submit),
          (error) => {
            console.error('confirm-dialog.js', error)
            submit()
          },
        )
      else if (notice) {
        notice.hidden = navigator.onLine
        if (notice.hidden) return
        notice.scrollIntoView({ block: 'center' })
        const retry = notice.querySelector('button')
        if (retry) retry.onclick = submit
      } else return
      event.preventDefault()
      // Nobody else handles a form that is not sent, such as the captcha.
      event.stopPropagation()
    },
    true,
  )
}
