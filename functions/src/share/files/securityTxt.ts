/** `security.txt` (RFC 9116): the contact for security reports. */

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/**
 * @param contact an address as a URI: `mailto:security@example.org` or `https://...`
 * @param origin the site's scheme and host
 */
export function securityTxt(contact: string, origin: string, now: number): string {
  const expires = new Date(now + VALID_DAYS * DAY_MS).toISOString()
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n')
}
