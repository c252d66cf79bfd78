/** The English catalogue. The domain's texts are English themselves. */
export { messages } from './en.po'
