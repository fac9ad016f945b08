import { defineSlice } from '../slice.ts'
import { emptyPartitionedTable, partitionedTableOf } from '../table.ts'
import { Task } from '../task.ts'

/** What there is to do, by chapter. */
export const tasks = defineSlice({
  name: 'tasks',
  scope: 'script',
  schema: partitionedTableOf(Task),
  initial: emptyPartitionedTable(),
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
