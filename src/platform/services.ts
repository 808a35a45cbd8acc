// How features use each other without importing each other: the lower feature exports a key, any feature provides values for it.

/** Names something that features provide for each other. It lies in `services.server.ts` of the feature that explains it. */
export interface ServiceKey<T> {
  readonly name: string
  /** For the types alone: keys with different types are different. */
  readonly type?: (value: T) => T
}

export const serviceKey = <T>(name: string): ServiceKey<T> => ({ name })

/** Services that the features of one site provide for each other. Values are read when they are needed, so the order of features is free. */
export class Services {
  readonly #provided = new Map<object, unknown[]>()

  provide<T>(key: ServiceKey<T>, value: T): T {
    const values = this.all(key)
    this.#provided.set(key, [...values, value])
    return value
  }

  all<T>(key: ServiceKey<T>): readonly T[] {
    // `provide` has written it with the type of the key.
    return (this.#provided.get(key) ?? []) as T[]
  }

  /** Undefined if no feature provides it. */
  find<T>(key: ServiceKey<T>): T | undefined {
    return this.all(key).at(-1)
  }

  use<T>(key: ServiceKey<T>): T {
    const found = this.find(key)
    if (found === undefined) throw new Error(`No feature provides the service “${key.name}”.`)
    return found
  }
}
