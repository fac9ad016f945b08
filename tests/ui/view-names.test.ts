import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { View } from '#ui/kit/slots.tsx'
import { CREATION_VIEWS } from '#ui/views/creation-views.tsx'
import { EDITOR_VIEWS } from '#ui/views/editor-views.tsx'
import { FRAME_VIEWS } from '#ui/views/frame-views.tsx'
import { HOME_VIEWS } from '#ui/views/home-views.tsx'
import { OVERLAY_VIEWS } from '#ui/views/overlay-views.tsx'
import { PLAY_VIEWS } from '#ui/views/play-views.tsx'
import { PROFILE_VIEWS } from '#ui/views/profile-views.tsx'

/** What else stands in an order of its own, within the plugin before it. */
const PARTS = ['how-it-works']

it.each<[string, readonly View[]]>(
  Object.entries({
    CREATION_VIEWS,
    EDITOR_VIEWS,
    FRAME_VIEWS,
    HOME_VIEWS,
    OVERLAY_VIEWS,
    PLAY_VIEWS,
    PROFILE_VIEWS,
  }),
)(
  '[HS48] each of %s is called by the folder of its plugin, and by nothing else twice',
  (_, views) => {
    const names = views.map(({ plugin }) => plugin)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names.filter((one) => !PARTS.includes(one)))
      expect([name, name !== '' && existsSync(`plugins/${name.split('.')[0]}`)]).toEqual([
        name,
        true,
      ])
  },
)
