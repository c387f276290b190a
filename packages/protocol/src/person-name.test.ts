import { expect, it } from 'vitest'
import { personName } from './call'

const isTaken = (name: string) => personName.safeParse(name).success

it('a name is what one can see of it', () => {
  for (const name of ['Ann', 'Zo\u00eb', '\u674e\u5c0f\u9f99', "O'Neill 2"])
    expect([name, isTaken(name)]).toEqual([name, true])
  for (const hidden of [
    '\u200b',
    '\u202e',
    '\u00ad',
    '\u2800',
    '\u3164',
    '\u115f',
    '\uffa0',
    '\ufe0f',
    '\u034f',
  ])
    for (const name of [hidden, `Ann${hidden}`, `${hidden}Ann`])
      expect([name, isTaken(name)]).toEqual([name, false])
})

it('nobody is called what results say in place of a name, in whatever letters', () => {
  for (const name of ['everyone', 'Nobody', '\uff45veryone', 'NOBODY\u00a0'])
    expect([name, isTaken(name)]).toEqual([name, false])
})
