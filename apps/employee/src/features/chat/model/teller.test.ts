import { expect, it } from 'vitest';
import { createTeller } from './teller.ts';

/** A teller whose rests end when the test says so. */
function teller() {
  const said: number[][] = [];
  const rests: (() => void)[] = [];
  const made = createTeller<number>({
    say: (news) => void said.push([...news]),
    later: (_ms, work) => {
      rests.push(work);
      return () => void rests.splice(rests.indexOf(work), 1);
    },
  });
  return { ...made, said, rest: () => rests.shift()?.() };
}

it('says the first one at once, and a hundred that come while it rests in one sentence', () => {
  const { tell, rest, said } = teller();
  tell(0);
  for (let index = 1; index <= 100; index += 1) tell(index);
  expect(said).toEqual([[0]]);
  rest();
  expect(said).toEqual([[0], Array.from({ length: 100 }, (_, index) => index + 1)]);
  rest();
  tell(101);
  expect(said.at(-1)).toEqual([101]);
});

it('says nothing more once the room is left', () => {
  const { tell, stop, rest, said } = teller();
  tell(1);
  tell(2);
  stop();
  rest();
  expect(said).toEqual([[1]]);
});
