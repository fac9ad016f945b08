import { useLocation } from 'react-router-dom'
import { GameShelf } from '#plugins/library/view.tsx'

/** `/game-list`, my games, the published first; `/games`, all of them. */
export function Page() {
  const { pathname } = useLocation()
  return <GameShelf order={pathname === '/games' ? 'newest' : 'published'} />
}
