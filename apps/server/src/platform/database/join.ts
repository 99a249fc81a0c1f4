type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };
type Line<Item, Answer> = { waiting: Waiting<Item, Answer>[]; running: number };

/** How many statements of one group run at once: one is answered while the next one is carried out. */
const AT_ONCE = 2;
const TOGETHER = 64;

/**
 * Asks together what is asked for at the same time: the first question goes at once, those that come while it is under way wait for the next
 * statement. A trip costs more than what most of them ask for. Groups (companies) never share a statement.
 * `ask` answers in the order of its items; what it throws is thrown to all of them.
 */
export function joining<Item, Answer>(
  ask: (group: number, items: Item[]) => Promise<Answer[]>,
  { atOnce = AT_ONCE, together = TOGETHER }: { atOnce?: number; together?: number } = {},
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
    while (line.running < atOnce && line.waiting.length > 0) {
      line.running += 1;
      void serve(group, line.waiting.splice(0, together)).then(() => {
        line.running -= 1;
        if (line.running === 0 && line.waiting.length === 0) lines.delete(group);
        else go(group, line);
      });
    }
  }

  return (group, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(group) ?? { waiting: [], running: 0 };
      lines.set(group, line);
      line.waiting.push({ item, resolve, reject });
      go(group, line);
    });
}
