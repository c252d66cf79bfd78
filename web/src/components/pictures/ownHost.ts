/** Host of the page, whose plates and uploaded photos are known. The function sets it before it renders. */
let host = typeof location === 'undefined' ? '' : location.host

export const ownHost = (): string => host

export function setOwnHost(next: string): void {
  host = next
}
