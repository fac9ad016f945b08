import type { Kit } from '../../../kit.ts'
import { ALLY, PLAYER, VICTIM } from './people.ts'
import { DOOR_ROLES } from './roles-door.ts'
import { ROAD_ROLES } from './roles-road.ts'
import { TABLE_ROLES } from './roles-table.ts'
import { NIGHT } from './texts-night.ts'
import { TRUTH } from './texts-truth.ts'

const [carrier, rival, auditor, mender] = ROAD_ROLES

/** The kit of any idea: a night behind a closed door, furnished with the idea's own nouns and nothing else. */
export const ELSEWHERE: Kit = {
  id: 'elsewhere',
  settings: [],
  about: [],
  paint: { place: 'house', mood: 'dusk', bed: 'clock' },
  places: ['{setting}'],
  home: '{front}',
  scene: '{back}',
  hook: '{back}门背后',
  key: {
    the: '{back}钥匙',
    bare: '{back}钥匙',
    description:
      '一把旧钥匙，尾上缠着线，线的颜色换过几回。门只有一道，钥匙只有一把，取一回，签一回名。',
  },
  mark: { short: '白灰', description: '新抹在墙缝上的白灰，蹭上就留一道，拍不净。' },
  hidden: { the: '墙后的小间', spelled: '墙、后、有、门' },
  missing: { right: '名字', wrong: ['价钱', '时辰', '来路'] },
  acrostic: {
    word: '墙后有门',
    lines: ['墙外人人说此奇，', '后来谁记起头时。', '有名未写非无意，', '门里留灯待君知。'],
    right: '墙后的门',
    wrong: ['钥匙间的抽屉', '门廊尽头', '歇脚的隔间'],
  },
  locations: {
    home: {
      name: '{front}',
      description: [
        '{setting}待人的地方。当中一张长桌，椅子比人多几把，灯放在正中间，谁的脸都照得到。',
      ],
      room: 'parlour',
    },
    scene: {
      name: '{back}',
      description: ['一排架子，一只匣子，一座旧钟。凡是跟{thing}有关的，都收在这一间里。'],
      room: 'study',
    },
    outside: {
      name: '门廊',
      description: ['进门先经过这里。闩是横着的一根，落下来，整个{setting}都听得见。'],
      room: 'corridor',
    },
    store: {
      name: '钥匙间',
      description: ['窄得只容两个人。墙上一块木板，板上一排钩子，底下的小桌摊着登记簿。'],
      room: 'store',
    },
    quarters: {
      name: '歇脚的隔间',
      description: ['几间挨着的小间，一人一间，板壁很薄，翻个身隔壁都知道。'],
      room: 'bedroom',
    },
    hidden: {
      name: '墙后的小间',
      description: ['图上没有这一间。收拾得干干净净，像是天天有人来。'],
      room: 'cellar',
    },
  },
  texts: { ...NIGHT, ...TRUTH },
  roles: [carrier, rival, auditor, mender, ...TABLE_ROLES, ...DOOR_ROLES],
  ally: ALLY,
  victim: VICTIM,
  player: PLAYER,
}
