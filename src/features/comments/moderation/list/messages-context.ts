import { createContext, useContext } from 'react'
import { type CommentsPanelMessages, commentsPanelMessages } from '../../messages/panel/messages'

/** The texts of the list in the language of the panel. The page without JavaScript is English. */
export const MessagesContext = createContext<CommentsPanelMessages>(commentsPanelMessages('en'))

export const useMessages = (): CommentsPanelMessages => useContext(MessagesContext)
