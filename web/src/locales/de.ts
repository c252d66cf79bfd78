/** The German catalogue. */
import { messages as ofApp } from './de.po'
import { messages as ofDomain } from './domain/de.po'

export const messages = { ...ofApp, ...ofDomain }
