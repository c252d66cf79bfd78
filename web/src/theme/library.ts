/**
 * What the components of the library look like here. The first paint has none of them: every module that imports one imports
 * this (docs/decisions/076-what-the-first-chunks-hold.md).
 */
import { data } from 'virtual:theme-library'
import { theme } from './theme.ts'

Object.assign(theme.components ?? {}, data)
