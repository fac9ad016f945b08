import { expect, it } from 'vitest'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'

const nounsIn = (idea: string): string[] => readTyped(idea, 'en').nouns.map(({ text }) => text)

it.each([
  ['A musician from Paris finds Napoleon', ['musician', 'Paris', 'Napoleon']],
  ['A girl meets Dracula in London', ['girl', 'Dracula', 'London']],
  ['An FBI agent hunts a ghost', ['FBI agent', 'ghost']],
  ['A VR helmet is stolen', ['VR helmet']],
  ['A baker on Mars sells bread', ['baker', 'Mars', 'bread']],
])('[TL103] a name and what is short for a name keep their capitals: %s', (idea, nouns) => {
  expect(nounsIn(idea)).toEqual(nouns)
})

it.each([
  ['THE CAT OPENS A BAKERY ON MARS', ['cat', 'bakery', 'Mars']],
  ['The Cat Opens A Bakery On Mars', ['cat', 'bakery', 'Mars']],
  ['The Lighthouse Keeper Finds Letters', ['lighthouse keeper', 'lighthouse', 'letters']],
  ['AN OLD KEEPER HUNTS A GHOST', ['old keeper', 'ghost']],
])(
  '[TL103] where all is written in capitals, or as a title, none says anything: %s',
  (idea, nouns) => {
    expect(nounsIn(idea)).toEqual(nouns)
  },
)
