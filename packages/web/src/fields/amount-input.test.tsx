import { useState } from 'react';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login } from '@jornada/contract';
import { createFakeApi } from '@jornada/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServicesProvider, type WebServices } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { DecimalInput, MoneyInput } from './amount-input.tsx';

let services: WebServices;
beforeEach(async () => {
  ({ services } = await createFakeServices({ api: createFakeApi({ login }), perfil: null, now: '2026-11-22T09:00:00Z' }));
});
afterEach(cleanup);

/** A form that holds the amount. */
function setUp(initial: number | null = null, { kilometres = false } = {}) {
  const said = vi.fn<(value: number | null) => void>();
  const sent = vi.fn<() => void>();
  function Form() {
    const [value, setValue] = useState(initial);
    const hear = (next: number | null): void => {
      said(next);
      setValue(next);
    };
    return (
      <form onSubmit={(event) => (event.preventDefault(), sent())}>
        {kilometres ? (
          <DecimalInput label="Distancia" value={value} decimals={1} unit="km" unitName="kilómetros" onChange={hear} />
        ) : (
          <MoneyInput label="Importe" currency="EUR" value={value} onChange={hear} />
        )}
        <button type="button" onClick={() => setValue(999)}>
          {String(value)}
        </button>
        <button type="submit">Enviar</button>
      </form>
    );
  }
  render(
    <MantineProvider>
      <ServicesProvider services={services}>
        <Form />
      </ServicesProvider>
    </MantineProvider>,
  );
  return { said, sent, field: screen.getByRole<HTMLInputElement>('textbox') };
}

describe('an amount of money', () => {
  it('counts while it is typed, and is written with its decimals and groups once one leaves', async () => {
    const { said, field } = setUp();
    await userEvent.type(field, '1234,5');
    expect(said.mock.lastCall).toEqual([123_450]);
    expect(field.value).toBe('1234,5');
    await userEvent.tab();
    expect([field.value, said.mock.lastCall]).toEqual(['1.234,50', [123_450]]);
    await userEvent.clear(field);
    expect(said.mock.lastCall).toEqual([null]);
  });

  it('says its currency to the eye and to the ear, and asks for the keys of numbers', () => {
    const { field } = setUp(4345);
    expect(screen.getByRole('textbox', { name: 'Importe (euros)' })).toBe(field);
    expect([field.value, field.inputMode, screen.getByText('€').getAttribute('aria-hidden')]).toEqual(['43,45', 'decimal', 'true']);
  });

  it.each(['-5', '12,345', 'doce', '12 $'])('%s stays to be mended, is told in words, and is not sent', async (text) => {
    const { said, sent, field } = setUp(500);
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Tab}`);
    expect(screen.getByText('Escribe un importe sin signo y con dos decimales como mucho, por ejemplo 1.234,56.')).toBeTruthy();
    expect([field.value, field.getAttribute('aria-invalid'), said.mock.lastCall]).toEqual([text, 'true', [null]]);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect([sent.mock.calls.length, document.activeElement === field]).toEqual([0, true]);
  });

  it('that is changed from elsewhere is shown so', async () => {
    const { field } = setUp(500);
    await userEvent.click(screen.getByRole('button', { name: '500' }));
    expect(field.value).toBe('9,99');
  });
});

describe('a distance', () => {
  it('has one decimal', async () => {
    const { said, field } = setUp(null, { kilometres: true });
    await userEvent.type(field, '62.4{Tab}');
    expect([field.value, said.mock.lastCall]).toEqual(['62,4', [624]]);
    await userEvent.clear(field);
    await userEvent.type(field, '62,45{Tab}');
    expect(screen.getByText('Escribe un número con un decimal como mucho, por ejemplo 12,3.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Distancia (kilómetros)' })).toBe(field);
  });
});
