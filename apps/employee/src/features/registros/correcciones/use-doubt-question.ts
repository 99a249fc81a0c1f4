import { useState } from 'react';

/** A question that is open, and its answer. */
export type DoubtAsked = { words: string; answer: (isRight: boolean) => void };

/** Asks before hours are sent that look like a typing mistake. */
export function useDoubtQuestion() {
  const [asked, setAsked] = useState<DoubtAsked | null>(null);
  return {
    asked,
    /** For `last` of a form. Without a doubt nothing is asked. Null: the person wants to change the hours. */
    ask: (words: string | null): Promise<object | null> => {
      if (words === null) return Promise.resolve({});
      return new Promise((resolve) =>
        setAsked({
          words,
          answer: (isRight) => {
            setAsked(null);
            resolve(isRight ? {} : null);
          },
        }),
      );
    },
  };
}
