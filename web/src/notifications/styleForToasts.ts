/**
 * The place of the toast library's styles. The library would make it with `innerHTML`, which Trusted Types report (firebase.json);
 * where there is one, it writes text. Imported before the library.
 */
const style = document.createElement('style')
style.id = '_goober'
style.append(' ')
document.head.append(style)
