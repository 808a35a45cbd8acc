import { createContext, useContext } from 'react'

type Say = (english: string) => string

/** Translates the texts of the list into the language of the panel. The page without JavaScript is English. */
export const SayContext = createContext<Say>((english) => english)

export const useSay = (): Say => useContext(SayContext)
