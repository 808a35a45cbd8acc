import { createContext, useContext } from 'react'

/** The address of the home page in the language of the page; the document around every page provides it. */
export const HomeAddress = createContext('/')

export const useHomeAddress = (): string => useContext(HomeAddress)
