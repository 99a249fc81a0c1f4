import { createElement, Fragment, type ReactNode } from 'react';

type Props = {
  /** A text of the catalogue. The part between `<b>` and `</b>` is emphasised. */
  text: string;
  /** How an emphasised part is drawn. */
  render: (part: string) => ReactNode;
};

/** A sentence with an emphasised part. Each language decides where in the sentence that part stands. */
export function Emphasis({ text, render }: Props) {
  // Splitting by a captured group puts the emphasised parts at the odd indexes.
  const parts = text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? render(part) : part));
  return createElement(Fragment, null, ...parts);
}
