import { setTimeout } from 'node:timers/promises'

/** Longer than hashing and counting an attempt take, so that neither can be measured. */
const failedLogInMs = 1000

export const answerLate = (began: number) => setTimeout(Math.max(0, began + failedLogInMs - Date.now()))

/** Tests that are not about this time shorten it. */
export const failedLogIn = { answerLate }
