/** Icons of links in the footer (web/src/icons/icons.tsx). */
export const SOCIAL_ICONS = [
  'Facebook',
  'X',
  'Instagram',
  'YouTube',
  'Mastodon',
  'Bluesky',
  'LinkedIn',
  'Link',
] as const
