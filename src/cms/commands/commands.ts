/** A command returns the code with which its process ends. */
interface Command {
  main: (args: string[]) => Promise<number>
}

/** The commands of operators, by name. `scripts/command.mjs` runs them. */
const commands: Record<string, () => Promise<Command>> = {
  backup: () => import('./backup-command'),
  restore: () => import('./restore-command'),
  move: () => import('./move-command'),
  media: () => import('./media-command'),
  doctor: () => import('../doctor/doctor-command'),
  'import:wordpress': () => import('./import-wordpress'),
  'second-factor:remove': () => import('./remove-second-factor'),
}

export const runNamed = async (name: string, args: string[]): Promise<number> => {
  const load = commands[name]
  if (!load) {
    console.error(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  const { main } = await load()
  return main(args)
}
