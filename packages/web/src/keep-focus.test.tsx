import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus(window);
});
afterEach(() => {
  stop();
  cleanup();
});

function Page({ isDone }: { isDone: boolean }) {
  return (
    <main>
      <h1>Importar</h1>
      <div>
        {isDone ? (
          <section>
            <h2>Hecho</h2>
          </section>
        ) : (
          <button>Aplicar</button>
        )}
      </div>
    </main>
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

it('gives the focus to the heading of what stands in the place of what had it', async () => {
  const { rerender } = render(<Page isDone={false} />);
  screen.getByRole('button', { name: 'Aplicar' }).focus();
  rerender(<Page isDone />);
  await waitFor(() => expect(focused()).toBe('Hecho'));
  expect(screen.getByRole('heading', { name: 'Hecho' }).tabIndex).toBe(-1);
});

it('goes up to the heading of the page where nothing nearer has one', async () => {
  const { rerender } = render(
    <main>
      <h1>Bandeja</h1>
      <p>
        <button>Seguir</button>
      </p>
    </main>,
  );
  screen.getByRole('button', { name: 'Seguir' }).focus();
  rerender(
    <main>
      <h1>Bandeja</h1>
      <p />
    </main>,
  );
  await waitFor(() => expect(focused()).toBe('Bandeja'));
});
