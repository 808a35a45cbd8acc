import type { ReactNode } from 'react'
import type { QueryContext } from '../../platform/payload/query'
import { serviceKey } from '../../platform/services'
import type { Captcha } from './queries.server'

/** Asks and checks, whichever captcha is chosen. */
export const captchaService = serviceKey<Captcha>('captcha')

/** Renders the captcha field of a form on a cached page. */
export const captchaField = serviceKey<(ctx: QueryContext) => Promise<ReactNode>>('captcha field')
