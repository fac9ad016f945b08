import type { Frame } from '../../../content.ts'
import { ACT_ONE } from './act-one.ts'
import { ACT_THREE } from './act-three.ts'
import { ACT_TWO } from './act-two.ts'
import { TASKS } from './tasks.ts'
import { THINK } from './think.ts'

/** Everything that is the same in every Chinese kit. */
export const FRAME: Frame = {
  think: THINK,
  ideaIntro: [
    '“{idea}”，说给人听，一句就够；亲身走一遍，要整整一夜。',
    '后来的人提起这一夜，只剩一句话：“{idea}”。这里要讲的，是那句话以前的事。',
    '故事的题目是现成的：“{idea}”。题目底下藏着谁，要你自己去翻。',
  ],
  ideaPrologue: [
    '事情传出去以后，只有一句：“{idea}”。没有传出去的部分，从这里讲起。',
    '“{idea}。”许多年后，还会有人这样起头，然后停下来，等别人问：后来呢？',
  ],
  ideaOpening: [
    '日后有人问起，你总拿一句话打发：{idea}。当时你可一句也说不出来。',
    '要是那时有人告诉你，这就叫“{idea}”，你大概会笑。',
  ],
  summaries: [
    [
      '{kit.deedShort}，知道的人还不多。四份说法都挂在一只停住的钟上。问遍四个人，把钟点拨正，看看谁的行踪是专门做给人看的。',
      '一只翻倒的钟，四个各有说辞的人。你和{ally.full}把真话扣下一半，请他们先说；说完了，再把时间还给时间。',
    ],
    [
      '{loner.full}和{holder.full}在那个钟点上各有一件不能见人的事。跟住其中一个，把登记簿的次序理清，再读懂{victim.full}夹在里面的四句话。',
      '{key.the}在几个人手里转过一圈，簿子上的字却洇了。先决定跟住谁，再决定信谁；{victim.full}留下的四句话，要从头一个字读起。',
    ],
    [
      '最后一道锁只认数目，而你已经读到过那两个数。锁后面是{victim.full}真正留下的东西。然后第二次召集，说出名字，决定真相的用处。',
      '{hidden.the}里放着整件事的另一半。时刻、钥匙、痕迹、一句说漏的话，四样都齐了；剩下的，是当着众人开口，以及开口以后。',
    ],
  ],
  one: ACT_ONE,
  two: ACT_TWO,
  three: ACT_THREE,
  tasks: TASKS,
}
