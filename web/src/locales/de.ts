/** The German catalogue: texts of the app, and of the domain. English needs none of the domain's: they are English. */
import { messages as domain } from './domain/de.po'
import { messages as app } from './de.po'

export const messages = { ...app, ...domain }
