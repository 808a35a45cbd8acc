import { createContext, type FormEvent, type MouseEvent, useContext } from 'react'
import { isPlainClick } from '../../../../ui/visitor-input'
import { isModerationTask, type ModerationTask } from '../moderation-tasks'

/** Actions that the admin panel runs instead of following the list's links and sending its forms. */
export interface ListActions {
  showList: (query: string) => void
  act: (task: ModerationTask, ids: number[]) => void
  actOnSelected: (task: ModerationTask) => void
  openEditor: (task: 'edit' | 'reply', id: number) => void
  makeCurrent: (id: number) => void
  select: (id: number, isSelected: boolean) => void
  selectAll: (isSelected: boolean) => void
  /** Shows what somebody else made of a comment in the meantime. */
  showNewer: (id: number) => void
}

/** Without actions the list is plain links and forms, for browsers without JavaScript. */
export const ListActionsContext = createContext<ListActions | undefined>(undefined)

export const useListActions = () => useContext(ListActionsContext)

/** Handles a click on a link, unless it should open in another tab or window. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    act()
  }

/** Handles a form whose buttons name a task. */
export const onTask =
  (act: (task: ModerationTask) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const task = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (isModerationTask(task)) act(task)
  }
