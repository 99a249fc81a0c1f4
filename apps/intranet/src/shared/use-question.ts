import { useState } from 'react';

/** A question that a form asks last. `ask` resolves to what the form adds to its input, or null: it is not sent. */
export function useQuestion() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  return {
    ask: (): Promise<object | null> =>
      new Promise((resolve) => {
        const answered = (yes: boolean): void => {
          setAnswer(null);
          resolve(yes ? {} : null);
        };
        setAnswer(() => answered);
      }),
    answer,
  };
}
