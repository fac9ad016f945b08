import { Server } from 'node:http'

// Loaded before a server: it takes no more connections when it is closed, and never hears that they are gone.
Server.prototype.close = function close() {
  this.closeIdleConnections()
  return this
}
