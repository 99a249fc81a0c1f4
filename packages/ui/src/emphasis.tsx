import { createElement, Fragment, type ReactNode } from 'react';

type Props = {
  /** A text of the catalogue; what stands between `<b>` and `</b>` is emphasised. */
  text: string;
  /** How an emphasised part is drawn. */
  render: (part: string) => ReactNode;
};

/** A sentence with a part in emphasis: its place in the sentence is the language's business. */
export function Emphasis({ text, render }: Props) {
  // Splitting by a captured group leaves the emphasised parts at the odd places.
  const parts = text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? render(part) : part));
  return createElement(Fragment, null, ...parts);
}
