/** Shared lengths in CSS pixels. */

/** Height of the sticky navigation bar. */
export const STICKY_BAR = 60
/** Width of the content column. */
export const CONTENT_WIDTH = 1200
/** Width of a form's column. */
export const FORM_WIDTH = 720
/** Width of a dialog. */
export const DIALOG_WIDTH = 480
/** Width of an article's dialog. */
export const ARTICLE_WIDTH = 760
