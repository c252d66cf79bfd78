/** All drawings in source code, collected by folder, so that new ones appear without an entry here. */
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as icons from '#icons/icons.tsx'
import * as screenIcons from '#icons/screenIcons.tsx'

type Draw = ComponentType<{ size?: number }>
type Modules = Record<string, Record<string, Draw>>

export interface Drawing {
  name: string
  /** Bytes of the source. */
  bytes: number
  Draw: Draw
}

export const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** @param notDrawings shared helpers in the folder, which are not drawings */
function drawingsOf(
  modules: Modules,
  sources: Record<string, string>,
  notDrawings: string[] = [],
): Drawing[] {
  return Object.entries(modules).flatMap(([path, exports]) => {
    const name = path.replace(/^.*\/|\.tsx$/g, '')
    const Draw = exports[name]
    return Draw && !notDrawings.includes(name) ? [{ name, bytes: bytesOf(sources[path] ?? ''), Draw }] : []
  })
}

const SOURCES = import.meta.glob<string>('../src/illustrations/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// Excludes the shared helpers.
const { Icon: _frame, icon: _line, ...firstIcons } = icons
export const ICONS = Object.entries<Draw>({ ...firstIcons, ...screenIcons }).map(([name, Draw]): Drawing => ({
  name,
  bytes: bytesOf(renderToStaticMarkup(createElement(Draw))),
  Draw,
}))
export const MARK = drawingsOf(
  import.meta.glob('../src/illustrations/BrandMark.tsx', { eager: true }),
  SOURCES,
)
export const CATEGORIES = drawingsOf(
  import.meta.glob('../src/illustrations/categories/*.tsx', { eager: true }),
  SOURCES,
)
export const STATES = drawingsOf(
  import.meta.glob('../src/illustrations/states/*.tsx', { eager: true }),
  SOURCES,
)
export const SEALS = drawingsOf(
  import.meta.glob('../src/illustrations/seals/*.tsx', { eager: true }),
  SOURCES,
  ['Seal'],
)
