'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the browser has taken over what the server rendered. Until then a click on a button is lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
