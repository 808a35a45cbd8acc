'use client'

import {
  ArrowLeft,
  Banknote,
  BedDouble,
  CalendarClock,
  CheckCheck,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  ClipboardList,
  Database,
  FilePen,
  FileText,
  HardDrive,
  Hourglass,
  Image,
  Inbox,
  Languages,
  Mail,
  MessageSquare,
  NotebookPen,
  PlaneLanding,
  PlaneTakeoff,
  SearchX,
  Table,
  Tags,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react'

/** The icons of the panel, by what they stand for. */
const icons = {
  arrival: PlaneLanding,
  assigned: UserCheck,
  back: ArrowLeft,
  bad: CircleAlert,
  comment: MessageSquare,
  data: Database,
  declined: CircleX,
  disk: HardDrive,
  document: FileText,
  done: CheckCheck,
  draft: FilePen,
  due: CalendarClock,
  enrolment: Inbox,
  departure: PlaneTakeoff,
  form: ClipboardList,
  good: CircleCheck,
  language: Languages,
  mail: Mail,
  money: Banknote,
  new: CircleDot,
  next: ChevronRight,
  note: NotebookPen,
  nothingFound: SearchX,
  people: Users,
  picture: Image,
  places: BedDouble,
  prices: Tags,
  progress: CircleDashed,
  table: Table,
  undone: Undo2,
  waiting: Hourglass,
}

export type IconName = keyof typeof icons

/** An icon beside a word that says the same. */
export const Icon = ({ name, className = 'kit-icon' }: { name: IconName; className?: string }) => {
  const Shown = icons[name]
  return <Shown className={className} aria-hidden />
}
