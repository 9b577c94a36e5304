/** A pseudo-random generator: the same seed gives the same sequence. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(roll() * limit);

  return {
    below,
    oneIn: (limit: number) => below(limit) === 0,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)],
    weighted<Item>(choices: readonly (readonly [weight: number, item: Item])[]): Item {
      let left = below(choices.reduce((sum, [weight]) => sum + weight, 0));
      for (const [weight, item] of choices) {
        if (left < weight) return item;
        left -= weight;
      }
      throw new Error('there is nothing to choose from');
    },
  };
}
