/*
 * Replaces https://apis.google.com/js/api.js, which needs a network: the messenger between a page and a
 * hidden frame, used by the Auth SDK and the Auth emulator's pages. Popup, sign-in page, frame, account and
 * token are real; only the messages pass through this file.
 */
;(() => {
  const line = (target, ready) => {
    const handlers = new Map()
    const unheard = new Map()
    const asked = new Map()
    let last = 0
    const answer = async ({ id, name, message }) => {
      const reply = await handlers.get(name)(message)
      target().postMessage({ line: 'answer', id, reply }, '*')
    }
    addEventListener('message', ({ source, data }) => {
      if (source !== target()) return
      if (data?.line === 'answer') asked.get(data.id)?.([data.reply])
      if (data?.line !== 'ask') return
      if (handlers.has(data.name)) void answer(data)
      else unheard.set(data.name, data)
    })
    return {
      restyle() {},
      ping: (done) => ready.then(done),
      register(name, handler) {
        handlers.set(name, handler)
        const early = unheard.get(name)
        unheard.delete(name)
        if (early) void answer(early)
      },
      send(name, message, done) {
        last += 1
        asked.set(last, done)
        target().postMessage({ line: 'ask', id: last, name, message }, '*')
      },
    }
  }
  const context = {
    open({ where, url, attributes }, done) {
      const frame = Object.assign(document.createElement('iframe'), { src: url })
      Object.assign(frame.style, attributes?.style)
      const ready = new Promise((resolve) => frame.addEventListener('load', resolve))
      where.append(frame)
      return done(line(() => frame.contentWindow, ready))
    },
    getParentIframe: () => line(() => parent, Promise.resolve()),
  }
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  }
  const name = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  window[name]()
})()
