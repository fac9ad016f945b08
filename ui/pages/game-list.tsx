import { useLocation } from 'react-router-dom'
import { IdeaForm } from '#plugins/idea/idea-form.tsx'
import { GameShelf } from '#plugins/library/view.tsx'

/** `/game-list`, my games, the published first; `/games`, all of them. */
export function Page() {
  const { pathname } = useLocation()
  const order = pathname === '/games' ? 'newest' : 'published'
  return <GameShelf order={order} ideaBox={<IdeaForm />} />
}
