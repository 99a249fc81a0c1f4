import { useState } from 'react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeApi, createPerfil } from '@jornada/testkit';
import { login } from '@jornada/contract';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { Aside } from './aside.tsx';
import { Ask } from './ask.tsx';

// For its texts.
beforeEach(() => createFakeServices({ api: createFakeApi({ login }), perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00' }));
afterEach(cleanup);

type Props = { isBusy?: boolean; reason?: string; onYes?: (reason: string) => void; onNo?: () => void };

function Page({ isBusy = false, reason, onYes = vi.fn<() => void>(), onNo }: Props) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Cerrada</p>;
  return (
    <MantineProvider>
      <Aside title="Obra" onClose={() => setOpen(false)}>
        <Ask
          opener="Cerrar la obra"
          question="¿Cerrarla?"
          yes="Sí, cerrarla"
          reason={reason}
          isBusy={isBusy}
          error={null}
          onYes={onYes}
          {...(onNo && { onNo })}
        />
      </Aside>
    </MantineProvider>
  );
}
const opener = () => screen.getByRole('button', { name: 'Cerrar la obra' });
const question = () => screen.getByRole('group', { name: '¿Cerrarla?' });

it('nothing is done by the first press: it asks, and the question has the focus', () => {
  const onYes = vi.fn<() => void>();
  render(<Page onYes={onYes} />);
  fireEvent.click(opener());
  expect(onYes).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(question());
  fireEvent.click(screen.getByRole('button', { name: 'Sí, cerrarla' }));
  expect(onYes).toHaveBeenCalledOnce();
});

it('Escape takes the question back and nothing else, and the button has the focus again', () => {
  const onNo = vi.fn<() => void>();
  render(<Page onNo={onNo} />);
  fireEvent.click(opener());
  fireEvent.keyDown(question(), { key: 'Escape' });
  expect(document.activeElement).toBe(opener());
  expect(onNo).toHaveBeenCalledOnce();
  expect(screen.getByRole('region', { name: 'Obra' })).toBeDefined();
});

it('whoever says no has the button again', () => {
  render(<Page />);
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(opener());
});

it('while it is being done Escape does not take it back', () => {
  render(<Page isBusy />);
  fireEvent.click(opener());
  fireEvent.keyDown(question(), { key: 'Escape' });
  expect(question()).toBeDefined();
});

it('a reason that is asked for has to be given, and is kept when somebody thinks again', () => {
  const onYes = vi.fn<(reason: string) => void>();
  render(<Page reason="Motivo" onYes={onYes} />);
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole('button', { name: 'Sí, cerrarla' }));
  expect(onYes).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: ' Se acabó ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole('button', { name: 'Sí, cerrarla' }));
  expect(onYes).toHaveBeenCalledExactlyOnceWith('Se acabó');
});
