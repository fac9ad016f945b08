// `npm run build`: builds what `npm start` would build and starts nothing, as an image needs it.
import { build } from './build.mjs'
import { install } from './install.mjs'

install()
build()
