import type { Plugin } from 'vite'

const ADDRESSES = ['/style', '/contactSheet']

/** Serves the pages for development with the development server; a build knows nothing of them. */
export function styleGuidePlugin(): Plugin {
  return {
    name: 'artifact-tracker-style-guide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (ADDRESSES.includes(path)) request.url = '/styleguide/index.html'
        next()
      })
    },
  }
}
