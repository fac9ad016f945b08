import { arrangingView } from '#plugins/arranging/view.tsx'
import { asideView } from '#plugins/aside/view.tsx'
import { basicsView } from '#plugins/basics/view.tsx'
import { chatView } from '#plugins/chat/view.tsx'
import { contentsView } from '#plugins/contents/view.tsx'
import { decidingView } from '#plugins/deciding/view.tsx'
import { historyView } from '#plugins/history/view.tsx'
import { modelWorkView } from '#plugins/model/view.tsx'
import { npcsView } from '#plugins/npcs/view.tsx'
import { playerView } from '#plugins/player/view.tsx'
import { previewView } from '#plugins/preview/view.tsx'
import { publishingView } from '#plugins/publishing/view.tsx'
import { quotingView } from '#plugins/quoting/view.tsx'
import { regeneratingView } from '#plugins/regenerating/view.tsx'
import { retryingView } from '#plugins/retrying/view.tsx'
import { revisingView } from '#plugins/revising/view.tsx'
import { updatesView } from '#plugins/revision-animation/view.tsx'
import { storyView } from '#plugins/story/view.tsx'
import { unseenView } from '#plugins/unseen/view.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What stands on the generation screen. */
export const EDITOR_VIEWS: readonly View[] = [
  basicsView,
  playerView,
  npcsView,
  storyView,
  contentsView,
  publishingView,
  previewView,
  quotingView,
  retryingView,
  updatesView,
  chatView,
  decidingView,
  historyView,
  asideView,
  revisingView,
  unseenView,
  regeneratingView,
  modelWorkView,
  arrangingView,
]
