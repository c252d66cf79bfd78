/** Compares what calls return with the model. */
import { expect } from 'vitest'
import type { Reply } from '../api/support/ask.ts'
import { type Read, readsOf } from './reads.ts'
import type { Model } from './state.ts'
import type { World } from './world.ts'

const keyOf = ({ who, path }: Read) => `${path} of ${who ?? 'a visitor'}`

function expectShown(read: Read, reply: Reply): void {
  expect({ call: keyOf(read), shows: read.show(reply) }).toEqual({ call: keyOf(read), shows: read.expected })
}

/** Compares the calls of one sequence. */
export class Comparison {
  readonly #last = new Map<string, { readonly expected: string; readonly step: number }>()
  readonly #steps: number

  /** @param steps most steps after which a call is compared that no step should have changed */
  constructor(steps: number) {
    this.#steps = steps
  }

  #isDue(read: Read, { step, touched }: Model): boolean {
    const last = this.#last.get(keyOf(read))
    return (
      last === undefined ||
      last.expected !== JSON.stringify(read.expected) ||
      last.step + this.#steps <= step ||
      read.about.some((one) => touched.has(one))
    )
  }

  async #compare(reads: readonly Read[], { step }: Model, { call }: World): Promise<void> {
    await Promise.all(
      reads.map(async (read) => {
        const reply = await call(read.who, 'GET', read.path)
        expectShown(read, reply)
        this.#last.set(keyOf(read), { expected: JSON.stringify(read.expected), step })
      }),
    )
  }

  /**
   * Compares what the last step touched or should have changed, and what was not compared for long.
   * @throws AssertionError naming the call that differs from the model
   */
  async afterStep(model: Model, world: World): Promise<void> {
    await this.#compare(
      readsOf(model, world).filter((read) => this.#isDue(read, model)),
      model,
      world,
    )
  }

  /** Compares everything. @throws AssertionError naming the call that differs from the model */
  atEnd(model: Model, world: World): Promise<void> {
    return this.#compare(readsOf(model, world), model, world)
  }
}
