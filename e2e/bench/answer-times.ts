/** Answers to look at before any is counted, so that both servers are as warm as in a shop that runs. */
const unseen = 10;

/** Milliseconds that each of some servers takes for a page, asked in turns, one after the other. */
export async function answerTimes(addresses: readonly string[], rounds: number): Promise<number[][]> {
  const times = addresses.map((): number[] => []);
  for (let round = -unseen; round < rounds; round += 1)
    for (const [place, address] of turned([...addresses.entries()], round)) {
      const began = performance.now();
      await (await fetch(address)).arrayBuffer();
      if (round >= 0) times[place]?.push(performance.now() - began);
    }
  return times;
}

/** Each is first as often as last: a machine that slows down slows all of them. */
export const turned = <Item>(items: readonly Item[], round: number): readonly Item[] =>
  round % 2 === 0 ? items : items.toReversed();
