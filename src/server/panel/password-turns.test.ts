import { describe, expect, it } from 'vitest'
import { PasswordTurns } from './password-turns'

const settled = async (turn: Promise<unknown>) => {
  const pending = Symbol('pending')
  const result = await Promise.race([
    turn.then(
      () => 'has its turn',
      () => 'refused',
    ),
    new Promise((resolve) => setImmediate(() => resolve(pending))),
  ])
  return result === pending ? 'waits' : result
}

describe('turns of requests that hash a password', () => {
  it('are given to two at a time, and to the next one when one is over', async () => {
    const turns = new PasswordTurns()
    const [first, second] = [await turns.take('a'), await turns.take('b')]
    const third = turns.take('c')
    const fourth = turns.take('d')
    expect([await settled(third), await settled(fourth)]).toEqual(['waits', 'waits'])
    first()
    // A second call changes nothing.
    first()
    expect([await settled(third), await settled(fourth)]).toEqual(['waits', 'has its turn'])
    second()
    expect(await settled(third)).toBe('has its turn')
    for (const turn of [third, fourth]) (await turn)()
    expect([await settled(turns.take('e')), await settled(turns.take('f'))]).toEqual([
      'has its turn',
      'has its turn',
    ])
    expect(await settled(turns.take('g'))).toBe('waits')
  })

  it('refuse at once what cannot wait', async () => {
    const turns = new PasswordTurns({ maxRunning: 2, maxWaiting: 8 })
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => settled(turns.take(`client ${index}`))),
    )
    const count = (state: string) => all.filter((other) => other === state).length
    expect([count('has its turn'), count('waits'), count('refused')]).toEqual([2, 8, 20])
  })

  it('let a client with few attempts overtake those with many', async () => {
    const turns = new PasswordTurns({ maxRunning: 1, maxWaiting: 2 })
    for (let attempt = 0; attempt < 5; attempt++)
      for (const attacker of ['x', 'y', 'z']) (await turns.take(attacker))()
    const end = await turns.take('x')
    const [one, other] = [turns.take('y'), turns.take('z')]
    const person = turns.take('person')
    expect(await settled(one)).toBe('refused')
    end()
    expect([await settled(person), await settled(other)]).toEqual(['has its turn', 'waits'])
  })

  it('are given to a new client that comes after many others at once', async () => {
    const turns = new PasswordTurns()
    const ends: (() => void)[] = []
    for (let index = 0; index < 30; index++)
      turns.take(`client ${index}`).then(
        (end) => ends.push(end),
        () => {},
      )
    const person = turns.take('person')
    expect(await settled(person)).toBe('waits')
    ends[0]?.()
    expect(await settled(person)).toBe('has its turn')
  })

  it('count only passwords that were tried', async () => {
    const turns = new PasswordTurns({ maxRunning: 1, maxWaiting: 1 })
    const end = await turns.take('x')
    const refused = turns.take('person')
    const newer = turns.take('y')
    expect(await settled(refused)).toBe('refused')
    end()
    ;(await newer)()
    await turns.take('z')
    const other = turns.take('x')
    expect(await Promise.all([settled(turns.take('person')), settled(other)])).toEqual(['waits', 'refused'])
  })

  it('are given first to clients that have logged in, however many others come', async () => {
    const turns = new PasswordTurns({ maxRunning: 1, maxWaiting: 1 })
    for (let attempt = 0; attempt < 5; attempt++) (await turns.take('school'))()
    turns.noteLogIn('school')
    const end = await turns.take('x')
    const school = turns.take('school')
    for (let index = 0; index < 20; index++) expect(await settled(turns.take(`new ${index}`))).toBe('refused')
    end()
    expect(await settled(school)).toBe('has its turn')
  })
})
