import { defineView } from '#ui/kit/slots.tsx'
import { BudgetNotice } from './budget-notice.tsx'
import { SceneDot, SceneMark } from './scene-mark.tsx'
import { SpentPanel } from './spent-panel.tsx'

export const modelWorkView = defineView({
  plugin: 'model',
  slots: {
    'editor.scene': { component: SceneMark },
    'editor.scene.low': { component: SceneDot },
    'contents.foot': { component: SpentPanel },
    'editor.notice': { component: BudgetNotice },
  },
})
