import { describe, expect, it } from 'vitest'
import { isImageSource, readImageHosts, safeImageUrl, shownImageUrl } from './imageUrl.ts'

describe('an image URL', () => {
  it.each([
    'https://example.com/a.png',
    'http://static.example.org/images/PL1_57.1511A.jpg?width=250',
    'HTTPS://EXAMPLE.COM/A.PNG',
    'https://example.com/a(1).svg',
    'https://example.com/🏺.png',
    'http://localhost:5000/illustrations/artifacts/rosetta-stone.svg',
  ])('accepts %j', (url) => {
    expect(safeImageUrl(url)).toBe(url)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    '//example.com/a.png',
    '/a.png',
    'a.png',
    'not a url',
    'https://',
    'https:example.com',
    'https://example.com/a.png" onerror="alert(1)',
    "https://example.com/' x",
    'https://example.com/a b.png',
    'https://example.com/<script>',
    'https://example.com/\uD800',
    'https://example.com/\uDC00.png',
    `https://example.com/${'x'.repeat(2048)}`,
  ])('rejects %j', (url) => {
    expect(safeImageUrl(url)).toBe('')
  })
})

describe('threat 54: an image source', () => {
  const elsewhere = [
    'http://localhost/a.png',
    'http://localhost:5000/a.png',
    'https://app.localhost/a.png',
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://10.1.2.3/a.png',
    'http://172.16.0.1/a.png',
    'http://192.168.0.1/reboot',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/a.png',
    'http://[fd00::1]/a.png',
    'http://0/a.png',
    'http://router/a.png',
    'http://printer.local/a.png',
    'http://printer.local./a.png',
    'http://db.internal/a.png',
    'http://nas.home.arpa/a.png',
    'http://box.lan/a.png',
    'https://example.com:8443/a.png',
    'http://example.com:443/a.png',
    'https://user:secret@example.com/a.png',
    'https://user@example.com/a.png',
  ]

  it.each(elsewhere)('rejects %j', (url) => {
    expect(isImageSource(url, {})).toBe(false)
    expect(shownImageUrl(url, 'app.example')).toBe('')
  })

  it.each(['https://example.com/a.png', 'https://example.com:443/a.png', 'https://bücher.example/a.png'])(
    'accepts %j',
    (url) => {
      expect(isImageSource(url, {})).toBe(true)
      expect(shownImageUrl(url, 'app.example')).toBe(url)
    },
  )

  it('is loaded by https, except from this site', () => {
    expect(shownImageUrl('HTTP://static.example.org/a.png', 'app.example')).toBe(
      'https://static.example.org/a.png',
    )
    const own = 'http://localhost:5000/illustrations/artifacts/rosetta-stone.svg'
    expect(shownImageUrl(own, 'localhost:5000')).toBe(own)
    expect(shownImageUrl(own, 'localhost:5001')).toBe('')
  })

  it('may be this site, the stored URL or an allowed host', () => {
    const sources = { site: 'localhost:5000', stored: 'http://10.0.0.1/a.png', hosts: ['images.example.org'] }
    const allowed = (url: string) => isImageSource(url, sources)
    expect(allowed('http://localhost:5000/a.png')).toBe(true)
    expect(allowed('http://10.0.0.1/a.png')).toBe(true)
    expect(allowed('http://10.0.0.1/b.png')).toBe(false)
    expect(allowed('https://images.example.org/a.png')).toBe(true)
    expect(allowed('https://example.org/a.png')).toBe(false)
  })

  it('reads allowed hosts from a setting', () => {
    expect(readImageHosts(undefined)).toBeNull()
    expect(readImageHosts(' ')).toBeNull()
    expect(readImageHosts('a.example, b.example c.example')).toEqual(['a.example', 'b.example', 'c.example'])
    expect(() => readImageHosts('https://a.example')).toThrow('not "https://a.example"')
  })
})
