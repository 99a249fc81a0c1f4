type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };
/** `quick`: how many of the running statements others still wait for. */
type Line<Item, Answer> = { waiting: Waiting<Item, Answer>[]; running: number; quick: number };

const TOGETHER = 64;
/** Milliseconds after which others no longer wait for a statement: it probably waits for something itself. */
const SLOW_MS = 50;
/** How many statements of one group may run at once, slow ones included. */
const AT_ONCE = 4;

/**
 * Joins questions that come at the same time into one statement, because the round trip costs more than most of the questions.
 * The first question is sent at once. Questions that come meanwhile wait for the next statement, or until the running one turns
 * out slow. Groups (companies) never share a statement. `ask` answers in the order of its items; if it throws, every caller gets
 * the error.
 */
export function joining<Item, Answer>(
  ask: (group: number, items: Item[]) => Promise<Answer[]>,
  { atOnce = AT_ONCE, together = TOGETHER, slowMs = SLOW_MS }: { atOnce?: number; together?: number; slowMs?: number } = {},
): (group: number, item: Item) => Promise<Answer> {
  const lines = new Map<number, Line<Item, Answer>>();

  async function serve(group: number, some: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await ask(
        group,
        some.map(({ item }) => item),
      );
      if (answers.length !== some.length) throw new Error(`${answers.length} answers to ${some.length} questions`);
      for (const [index, { resolve }] of some.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  function go(group: number, line: Line<Item, Answer>): void {
    while (line.quick === 0 && line.running < atOnce && line.waiting.length > 0) {
      line.running += 1;
      line.quick += 1;
      let isQuick = true;
      const letOthersGo = (): void => {
        if (isQuick) line.quick -= 1;
        isQuick = false;
      };
      const timer = setTimeout(() => {
        letOthersGo();
        go(group, line);
      }, slowMs);
      void serve(group, line.waiting.splice(0, together)).then(() => {
        clearTimeout(timer);
        letOthersGo();
        line.running -= 1;
        if (line.running === 0 && line.waiting.length === 0) lines.delete(group);
        else go(group, line);
      });
    }
  }

  return (group, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(group) ?? { waiting: [], running: 0, quick: 0 };
      lines.set(group, line);
      line.waiting.push({ item, resolve, reject });
      go(group, line);
    });
}
