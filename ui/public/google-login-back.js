// The provider's answer stands in the address: it is taken out at once, told to the page that asked, and nothing else is done with it.
const { hash, search, pathname } = location
history.replaceState(null, '', pathname)
const fields = Object.fromEntries(new URLSearchParams(hash === '' ? search : hash.slice(1)))
const channel = new BroadcastChannel('authorization')
channel.postMessage(fields)
// Whoever asked closes this window; where they are gone it closes itself.
setTimeout(() => window.close(), 1_000)
