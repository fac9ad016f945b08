/** Given names by generation: who is old today, who is grown, who is young. */
export const given = {
  oldMen: ['誠一郎', '芳雄', '征四郎', '義男', '勘助', '惟親', '巌', '喜八', '善三', '茂'],
  oldWomen: ['富美子', '久枝', '貞子', '絹代', '澄江', '千代', '節子', '和枝', '初江', '文'],
  grownMen: ['史郎', '和臣', '克己', '修三', '武彦', '隆', '晴彦', '宗介', '泰造', '正臣'],
  grownWomen: ['千鶴', '静香', '由紀', '真理', '香織', '環', '多恵', '恵子', '紗英', '灯子'],
  youngMen: ['圭吾', '直哉', '亮太', '拓海', '蓮司', '悠馬', '伊織', '健吾', '律', '篤'],
  youngWomen: ['汐里', '文乃', '美咲', '遥', '楓', '結衣', '凛', '小夜', '美弥', '百合'],
} as const

/** Japanese names; a role whose age matters has given names of its own. */
export const names = {
  male: [...given.grownMen, ...given.youngMen, ...given.oldMen],
  female: [...given.grownWomen, ...given.youngWomen, ...given.oldWomen],
  family: [
    ...['黒田', '槙村', '水上', '篠原', '八雲', '瀬尾', '久我', '桐生', '相良', '浅葱'],
    ...['真壁', '鷺沢', '泉', '柊', '葛城', '御堂', '野宮', '早瀬', '有働', '小此木'],
    ...['深町', '蓮見', '志村', '戸倉', '海老原', '阿久津', '風間', '宇佐美', '羽鳥', '氷室'],
    ...['倉橋', '長峰', '布施', '三雲', '若狭', '土岐', '香坂', '別所', '椎名', '安曇'],
  ],
} as const
