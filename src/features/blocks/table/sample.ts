import type { BlockOf } from '../contract'

export const tableSample: BlockOf<'table'> = {
  blockType: 'table',
  heading: 'How long a level takes',
  rows: 'Level | Lessons | Weeks with 20 lessons\nA1 to A2 | 160 | 8\nA2 to B1 | 240 | 12\nB1 to B2 | 320 | 16',
  headRow: true,
  headColumn: true,
  caption: 'Averages of the last three years',
}
