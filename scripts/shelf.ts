// `npm run content -- shelf`: tells the games on the shelf of home, six a language, into `dist/shelf`, as the build does.
import { SHELF } from '#server/shelf/shelf-folder.ts'
import { layShelf } from './shelf/lay-shelf.ts'

await layShelf(SHELF)
