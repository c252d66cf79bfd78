/** Texts of files and databases in a terminal. */

const CONTROL = /[^\P{Cc}\n\t]/gu

/** Removes control characters, with which a text could change the terminal's title, colours or earlier lines. */
export const printable = (text: string): string => text.replace(CONTROL, '')
