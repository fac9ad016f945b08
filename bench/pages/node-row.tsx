/** What every candidate shows of a node. */
export type ShownNode = { id: number; globalId: string; type: string; content: string }

export function NodeRow({ node }: { node: ShownNode }) {
  return (
    <div className="row" id={node.globalId}>
      <b>{node.id}</b> <span>{node.type}</span> <p>{node.content}</p>
    </div>
  )
}
