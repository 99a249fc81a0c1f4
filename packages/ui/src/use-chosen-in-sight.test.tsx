import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SegmentChoice } from './segments.tsx';

afterEach(cleanup);

const PARTS = ['one', 'two', 'three', 'four', 'five', 'six'].map((value) => ({ value, label: value }));
const show = (value: string) => (
  <MantineProvider>
    <SegmentChoice isLong value={value} options={PARTS} onChoose={() => undefined} />
  </MantineProvider>
);

it('what is chosen comes to the middle of a row that moves sideways, once: the row stays where a finger moved it', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const at = [...document.querySelectorAll('input')].findIndex((one) => one === this);
    return at < 0 ? new DOMRect(0, 0, 300, 44) : new DOMRect(at * 100, 0, 100, 44);
  });
  const { container, rerender } = render(show('five'));
  const row = container.querySelector('fieldset');
  expect(row?.scrollLeft).toBe(300);
  if (row) row.scrollLeft = 0;
  rerender(show('five'));
  expect(row?.scrollLeft).toBe(0);
});
