import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeLogin } from '#plugins/account/commands.ts'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { unfinishedIdea } from '#plugins/idea/projections.ts'
import { openCreation } from '#plugins/outlines/commands.ts'
import { emptyIdea } from '#schemas/idea.ts'
import { LIMITS } from '#schemas/limits.ts'
import { fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const IDEA = 'A lighthouse keeper finds letters from the future'
const idea = { text: IDEA, language: 'ja_JP' } as const
const OPTION = { key: 'a', name: 'A', text: 'It is told so.' }

describe('submitting an idea', () => {
  it('[ID4] [ID6] starts a creation with its language and leads to /create-game', () => {
    const { editor, draft, visited } = openSessionEditor({ storage: storageOf(someUser()) })
    expect(editor.run(submitIdea, { ...idea, text: ` ${IDEA}\n` })).toBeNull()
    expect(draft().session.idea).toEqual({
      ...idea,
      gameStatus: 'creating',
      routeStatus: 'create',
      waiting: false,
    })
    expect(visited).toEqual(['/create-game'])
  })

  it('[ID19] is unfinished until its game began, also when another idea has the proposals', () => {
    const { draft, given } = openSessionEditor({ storage: storageOf(someUser()) })
    const proposals = { options: [OPTION], forIdea: IDEA, forLanguage: 'ja_JP', more: false }
    expect(unfinishedIdea(draft())).toBeNull()
    given(fact('idea/submitted', idea))
    expect(unfinishedIdea(draft())).toBe(IDEA)
    given(fact('outlines/updated', proposals))
    expect(unfinishedIdea(draft())).toBe(IDEA)
    given(fact('outlines/updated', { ...proposals, forIdea: 'Another one' }))
    expect(unfinishedIdea(draft())).toBeNull()
    given(fact('outlines/updated', proposals), fact('settings/startAccepted', { scriptId: 's1' }))
    expect(unfinishedIdea(draft())).toBeNull()
  })

  it('[ID5] keeps the idea of a visitor, says that a login is needed and opens it', () => {
    const { editor, draft, visited } = openSessionEditor()
    expect(editor.run(submitIdea, idea)).toBeNull()
    expect(draft().session.idea).toMatchObject({ ...idea, gameStatus: 'initial', waiting: true })
    expect(draft().session.account.dialog.open).toBe(true)
    expect(draft().session.toasts.items.map(({ code }) => code)).toEqual(['login_needed'])
    expect(visited).toEqual([])
  })

  it('[ID5] goes on with the idea as soon as its visitor has signed in', () => {
    const { editor, draft, visited } = openSessionEditor()
    editor.run(submitIdea, idea)
    editor.bus.emit(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }))
    expect(draft().session.idea).toMatchObject({ ...idea, gameStatus: 'creating', waiting: false })
    expect(visited).toEqual(['/create-game'])
  })

  it('[ID5] does not go on by itself when the dialog was closed before a later login', () => {
    const { editor, draft, visited } = openSessionEditor()
    editor.run(submitIdea, idea)
    editor.run(closeLogin)
    editor.bus.emit(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }))
    expect(draft().session.idea).toMatchObject({ text: IDEA, gameStatus: 'initial' })
    expect(visited).toEqual([])
  })

  it('[ID3] refuses what is blank or too long, in any alphabet', () => {
    const { editor } = openSessionEditor({ storage: storageOf(someUser()) })
    fc.assert(
      fc.property(fc.constantFrom(...'a字𝒜 \n'), fc.nat(LIMITS.ideaMax + 5), (sign, count) => {
        const text = sign.repeat(count)
        const length = [...text.trim()].length
        const refused = editor.run(submitIdea, { text, language: 'en_US' })
        if (length === 0) expect(refused).toEqual({ refused: 'idea_blank' })
        else if (length > LIMITS.ideaMax) expect(refused).toEqual({ refused: 'idea_too_long' })
        else expect(refused).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})

it('[ID10] entering with another idea lets go of what is thought about the one before', () => {
  const { editor, draft, given, types } = openSessionEditor({ storage: storageOf(someUser()) })
  for (const text of [IDEA, 'A stopped clock']) {
    given(fact('idea/submitted', { text, language: 'en_US' }))
    editor.run(openCreation)
    editor.run(openCreation)
    expect(draft().session.thinking).toMatchObject({ forIdea: text, status: 'thinking' })
  }
  expect(types().filter((type) => type === 'thinking/started')).toHaveLength(2)
})

describe('the status of a creation', () => {
  it('[ID12] is initial, then creating, then complete when the outlines arrive', () => {
    const { editor, draft, given } = openSessionEditor({ storage: storageOf(someUser()) })
    expect(draft().session.idea.gameStatus).toBe('initial')
    editor.run(submitIdea, idea)
    expect(draft().session.idea.gameStatus).toBe('creating')
    given(
      fact('outlines/updated', {
        options: [OPTION],
        forIdea: IDEA,
        forLanguage: 'ja_JP',
        more: false,
      }),
    )
    expect(draft().session.idea.gameStatus).toBe('complete')
    given(fact('idea/creationEntered', {}))
    expect(draft().session.idea).toMatchObject({ gameStatus: 'creating', routeStatus: 'generate' })
  })

  it('[ID13] is initial again after a reset, with nothing left of the idea', () => {
    const { editor, draft } = openSessionEditor({ storage: storageOf(someUser()) })
    editor.run(submitIdea, idea)
    editor.run(resetCreation)
    expect(draft().session.idea).toEqual(emptyIdea())
  })

  it('[ID21] takes what was sent out of the box, and leaves there what was not', () => {
    const { editor } = openSessionEditor({ storage: storageOf(someUser()) })
    editor.ports.unsentIdea.write(` ${IDEA}\n`)
    editor.run(submitIdea, idea)
    expect(editor.ports.unsentIdea.read()).toBe('')
    editor.ports.unsentIdea.write('another thought')
    editor.run(submitIdea, idea)
    expect(editor.ports.unsentIdea.read()).toBe('another thought')
  })

  it('[LG40] forgets the idea of whoever signs out', () => {
    const { editor, draft, given } = openSessionEditor({ storage: storageOf(someUser()) })
    editor.run(submitIdea, idea)
    editor.ports.unsentIdea.write('half a thou')
    given(fact('account/signedOut', {}))
    expect(draft().session.idea).toEqual(emptyIdea())
    expect(editor.ports.unsentIdea.read()).toBe('')
  })
})
