/** What can be nothing in particular: nobody hands round “food”, and 遗物 are whatever somebody left. */
const GENERIC =
  /^(?:foods?|provisions|supplies|rations|groceries|belongings|possessions|粮食?|口粮|存粮|干粮|补给|食物|食品|物资|遗物|遗产|食べ物|食料|食糧|遺品|家財)$/iu

/** Whether a word names no thing that somebody could hold up. */
export const isGeneric = (head: string): boolean => GENERIC.test(head)
