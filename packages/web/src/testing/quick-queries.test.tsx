import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a query that waited in vain shows the page', async () => {
  render(<p>What is here</p>);
  await expect(screen.findByText('What is not', {}, { timeout: 1 })).rejects.toThrow(/What is not[^]*<body>[^]*What is here/);
});

test('what a style hides is hidden', () => {
  render(
    <>
      <style>{'.away { display: none }'}</style>
      <button className="away">Away</button>
      <button>Here</button>
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Here']);
});
