/** Preloaded by the function's process: redirects its requests to Google to the fake server at `FAKE_GOOGLE`. */
import http, { type RequestOptions } from 'node:http'
import https from 'node:https'

const HOSTS: readonly unknown[] = [
  'www.googleapis.com',
  'identitytoolkit.googleapis.com',
  'firebaseappcheck.googleapis.com',
]
const standIn = new URL(process.env.FAKE_GOOGLE ?? '')

const direct = https.request.bind(https)

Object.assign(https, {
  request: (options: RequestOptions, answered: (response: http.IncomingMessage) => void) => {
    const host = options.hostname ?? options.host
    if (!HOSTS.includes(host)) return direct(options, answered)
    const { hostname, port } = standIn
    return http.request(
      { ...options, protocol: 'http:', host: hostname, hostname, port, agent: undefined },
      answered,
    )
  },
})
