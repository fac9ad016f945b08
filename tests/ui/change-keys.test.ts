// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useChangeKeys } from '#plugins/deciding/use-change-keys.tsx'

type Given = Parameters<typeof useChangeKeys>[0]

/** What a key does in a list of three changes, of which the second one is decided. */
function pressed(key: string, opened: string, held: object = {}, target = 'button'): string[] {
  const told: string[] = []
  const list = document.createElement('div')
  list.innerHTML = '<button data-edits></button>'
  list.querySelector('button')?.addEventListener('click', () => told.push('edit'))
  const changes = ['a', 'b', 'c'].map((address) => ({
    address,
    fate: address === 'b' ? 'kept' : 'open',
  })) as unknown as Given['changes']
  const go = (address: string | undefined) => void told.push(`go ${address}`)
  const actsOf = (({ address }: { address: string }) => ({
    keep: () => told.push(`keep ${address}`),
    revert: () => told.push(`revert ${address}`),
  })) as unknown as Given['actsOf']
  const { result } = renderHook(() => useChangeKeys({ changes, opened, go, actsOf }))
  const preventDefault = vi.fn()
  const event = { key, target: document.createElement(target), currentTarget: list, preventDefault }
  result.current({ ...event, ...held } as unknown as KeyboardEvent<HTMLElement>)
  expect(preventDefault).toHaveBeenCalledTimes(told.length)
  return told
}

it('[DC60] J and K go along the changes to their ends, Y keeps, N gives back and E edits one that is open', () => {
  expect(['a', 'b', 'c'].flatMap((at) => pressed('j', at))).toEqual(['go b', 'go c', 'go c'])
  expect(['a', 'b', 'c'].flatMap((at) => pressed('K', at))).toEqual(['go a', 'go a', 'go b'])
  expect(['y', 'N', 'e'].flatMap((key) => pressed(key, 'c'))).toEqual([
    'keep c',
    'revert c',
    'edit',
  ])
  expect(['y', 'n', 'e'].flatMap((key) => pressed(key, 'b'))).toEqual([])
  expect(['x', 'Enter', ' '].flatMap((key) => pressed(key, 'a'))).toEqual([])
})

it('[DC60] no letter acts in a field or beside a key that is held', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(pressed('y', 'a', { [held]: true }), held).toEqual([])
  expect(pressed('y', 'a', {}, 'textarea')).toEqual([])
})
