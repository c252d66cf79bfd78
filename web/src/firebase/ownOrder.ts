/** How a list of what one person added can be ordered, and where it can begin. Each order has its index. */

export interface OwnOrder {
  readonly field: 'added_at' | 'name_key' | 'likes_count'
  readonly direction: 'asc' | 'desc'
  /** The value of the field that the list begins at: a folded name, or a time; null at its beginning. */
  readonly start: string | Date | null
}

export interface OwnListOptions {
  /** Newest first, unless said. */
  readonly order?: OwnOrder
  /** Whether the screen knows how many there are, so that no page reads one more. */
  readonly isCounted?: boolean
}
