import { KeyNode } from '../key-node.ts'
import { defineSlice } from '../slice.ts'
import { emptyPartitionedTable, partitionedTableOf } from '../table.ts'

/** What is told and asked, by chapter. */
export const nodes = defineSlice({
  name: 'nodes',
  scope: 'script',
  schema: partitionedTableOf(KeyNode),
  initial: emptyPartitionedTable(),
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
