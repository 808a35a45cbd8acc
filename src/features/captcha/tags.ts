/** Carried by whatever depends on which captcha is set. */
export const captchaTag = 'captcha'
