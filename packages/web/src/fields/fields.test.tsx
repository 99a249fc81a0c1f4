import { useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login } from '@jornada/contract';
import { createFakeApi } from '@jornada/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { ServicesProvider, type WebServices } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { DayInput } from './day-input.tsx';
import { HourInput } from './hour-input.tsx';

let services: WebServices;
beforeEach(async () => {
  ({ services } = await createFakeServices({ api: createFakeApi({ login }), perfil: null, now: '2026-11-22T09:00:00Z' }));
});
afterEach(cleanup);

function Around({ children }: { children: ReactNode }) {
  return (
    <MantineProvider>
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </MantineProvider>
  );
}

type FieldProps = { label: string; value: string; isKept?: boolean; onChange: (value: string) => void };

/** A form that holds the field's value, and records each change. */
function setUp(Field: (props: FieldProps) => ReactNode, { value = '', isKept = false } = {}) {
  const said = vi.fn<(value: string) => void>();
  function Form() {
    const [held, setHeld] = useState(value);
    const hear = (next: string): void => {
      said(next);
      setHeld(next);
    };
    return (
      <>
        <Field label="Campo" value={held} isKept={isKept} onChange={hear} />
        <button type="button" onClick={() => setHeld('')}>
          {held}
        </button>
      </>
    );
  }
  render(<Form />, { wrapper: Around });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
  return { said, field, forget: () => userEvent.click(screen.getAllByRole('button').at(-1) ?? field) };
}

describe('an hour', () => {
  it('counts when it is whole, and is shown with its colon when somebody leaves', async () => {
    const { said, field } = setUp(HourInput);
    await userEvent.type(field, '083');
    expect(said).not.toHaveBeenCalled();
    await userEvent.type(field, '0');
    expect(said.mock.calls).toEqual([['08:30']]);
    expect(field.value).toBe('0830');
    await userEvent.tab();
    expect(field.value).toBe('8:30');
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('may be short: what is left is what was meant, and so is what is sent with Enter', async () => {
    const { said, field } = setUp(HourInput);
    await userEvent.type(field, '8');
    await userEvent.tab();
    expect([field.value, said.mock.calls]).toEqual(['8:00', [['08:00']]]);
    await userEvent.clear(field);
    await userEvent.type(field, '930{Enter}');
    expect([field.value, said.mock.lastCall]).toEqual(['9:30', ['09:30']]);
  });

  it('takes what is pasted, as 24 hours', async () => {
    const { said, field } = setUp(HourInput);
    await userEvent.click(field);
    await userEvent.paste('5:45 PM');
    await userEvent.tab();
    expect([field.value, said.mock.calls]).toEqual(['17:45', [['17:45']]]);
  });

  it('that there is not, is said to be none, stays to be mended, and does not count', async () => {
    const { said, field } = setUp(HourInput, { value: '08:00' });
    await userEvent.clear(field);
    await userEvent.type(field, '25:00');
    await userEvent.tab();
    expect(screen.getByText('Escribe una hora entre 0:00 y 23:59, por ejemplo 8:30.')).toBeTruthy();
    expect([field.value, field.getAttribute('aria-invalid'), said.mock.lastCall]).toEqual(['25:00', 'true', ['']]);
    await userEvent.clear(field);
    await userEvent.type(field, '7:00');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('that is always there gives way to none: what is seen is what counts', async () => {
    const { said, field } = setUp(HourInput, { value: '08:00', isKept: true });
    await userEvent.clear(field);
    await userEvent.tab();
    expect([field.value, said.mock.calls]).toEqual(['8:00', []]);
  });

  it('that cannot be read keeps its form from being sent, and stays as it was written', async () => {
    const sent = vi.fn();
    const said = vi.fn();
    const form = (
      <form onSubmit={(event) => (event.preventDefault(), sent())}>
        <HourInput label="Campo" value="09:00" isKept onChange={said} />
        <button type="submit">Guardar</button>
      </form>
    );
    render(form, { wrapper: Around });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
    const save = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.clear(field);
    await userEvent.type(field, '99:99');
    await userEvent.click(save);
    await userEvent.type(field, '{Enter}');
    expect([field.value, field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['99:99', 'true', true]);
    expect([sent.mock.calls, said.mock.calls]).toEqual([[], []]);
    await userEvent.clear(field);
    await userEvent.type(field, '1030{Enter}');
    expect([field.value, sent.mock.calls.length, said.mock.lastCall]).toEqual(['10:30', 1, ['10:30']]);
  });

  it('that is changed from elsewhere is shown so', async () => {
    const { field, forget } = setUp(HourInput, { value: '08:00' });
    await forget();
    expect(field.value).toBe('');
  });
});

describe('a day', () => {
  it('is written as the language writes it', async () => {
    const { said, field } = setUp(DayInput, { value: '2026-11-05' });
    expect(field.value).toBe('05/11/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '1/12');
    expect(said.mock.calls).toEqual([['']]);
    await userEvent.tab();
    expect([field.value, said.mock.lastCall]).toEqual(['01/12/2026', ['2026-12-01']]);
  });

  it.each([
    ['es', 'future', '4/1', '2027-01-04', '04/01/2027', 'lunes 4 de enero de 2027'],
    ['es', 'past', '29/2', '2024-02-29', '29/02/2024', 'jueves 29 de febrero de 2024'],
    ['pt', 'future', '4-1', '2027-01-04', '04/01/2027', 'segunda-feira 4 de janeiro de 2027'],
    ['en', 'past', '4 1', '2026-01-04', '04/01/2026', 'Sunday 4 January 2026'],
    ['de', 'future', '4.1.', '2027-01-04', '04.01.2027', 'Montag, 4. Januar 2027'],
    ['de', 'past', '1.9.98', '1998-09-01', '01.09.1998', 'Dienstag, 1. September 1998'],
  ] as const)('without its year, in %s and the %s: %s is %s, which is seen at once', async (lang, toward, text, day, shown, told) => {
    await services.switchLanguage(lang);
    const { said, field } = setUp((props: FieldProps) => <DayInput {...props} toward={toward} />);
    await userEvent.type(field, text);
    const year = screen.getByText(day.slice(0, 4));
    expect([said.mock.calls, year.getAttribute('aria-hidden')]).toEqual([[], 'true']);
    await userEvent.tab();
    expect([field.value, said.mock.lastCall]).toEqual([shown, [day]]);
    expect(screen.queryByText(day.slice(0, 4))).toBeNull();
    expect(screen.getByText(told).getAttribute('aria-live')).toBe('polite');
    // What is completed is not said again of the next day.
    await userEvent.clear(field);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('without its year is that year for Enter, too', async () => {
    const { said, field } = setUp((props: FieldProps) => <DayInput {...props} toward="past" />);
    await userEvent.type(field, '29/12{Enter}');
    expect([field.value, said.mock.calls]).toEqual(['29/12/2025', [['2025-12-29']]]);
  });

  it('without its year comes after the first day of the field', async () => {
    const { said, field } = setUp((props: FieldProps) => <DayInput {...props} min="2027-12-28" />);
    await userEvent.type(field, '4/1');
    await userEvent.tab();
    expect(said.mock.calls).toEqual([['2028-01-04']]);
  });

  it('is chosen in a calendar with the keys, from Monday to Sunday', async () => {
    const { said, field } = setUp(DayInput, { value: '2026-11-05' });
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
    const panel = screen.getByRole('dialog', { name: 'Noviembre de 2026', hidden: true });
    const names = within(panel).getAllByRole('columnheader', { hidden: true });
    expect(names.map((name) => name.getAttribute('aria-label'))).toEqual([
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('jueves 5 de noviembre de 2026');
    // Six weeks of every month: the buttons stay in their places.
    const days = (): number => within(panel).getAllByRole('gridcell', { hidden: true }).length;
    expect(days()).toBe(42);
    await userEvent.keyboard('{ArrowDown}{End}{PageDown}');
    expect(screen.getByRole('dialog', { name: 'Diciembre de 2026', hidden: true })).toBeTruthy();
    expect(days()).toBe(42);
    await userEvent.keyboard('{Enter}');
    expect(said.mock.calls).toEqual([['2026-12-15']]);
    expect([field.value, document.activeElement === field]).toEqual(['15/12/2026', true]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('is chosen with the other end of its range: an earlier last day is a new first one, and the opener has the focus again', async () => {
    const chosen: { desde: string; hasta: string }[] = [];
    function Both() {
      const [days, setDays] = useState({ desde: '2026-11-16', hasta: '' });
      const onRange = (next: typeof days): void => {
        chosen.push(next);
        setDays(next);
      };
      return <DayInput label="Último" value={days.hasta} range={{ ...days, end: 'hasta', onRange }} onChange={() => {}} />;
    }
    render(<Both />, { wrapper: Around });
    const opener = screen.getByRole('button', { name: 'Abrir el calendario' });
    await userEvent.click(opener);
    const day = (name: string) => screen.getByRole('button', { name, hidden: true });
    await userEvent.click(day('viernes 13 de noviembre de 2026'));
    await userEvent.click(day('viernes 20 de noviembre de 2026'));
    expect(chosen).toEqual([
      { desde: '2026-11-13', hasta: '' },
      { desde: '2026-11-13', hasta: '2026-11-20' },
    ]);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Último' });
    expect([field.value, document.activeElement === opener]).toEqual(['vie 20 nov', true]);
    await userEvent.click(field);
    expect(field.value).toBe('20/11/2026');
  });

  it('is left as it was by Escape, and the form around it does not hear of it', async () => {
    const { said, field } = setUp(DayInput, { value: '2026-11-05' });
    const heard = vi.fn<() => void>();
    document.addEventListener('keydown', heard);
    fireEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    document.removeEventListener('keydown', heard);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect([field.value, document.activeElement === field, said.mock.calls, heard.mock.calls]).toEqual(['05/11/2026', true, [], []]);
  });

  it('is closed by Escape alone: the sheet around it stays, until Escape is pressed again', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <MantineProvider env="test">
        <ServicesProvider services={services}>
          <Sheet title="Hoja" closeLabel="Cerrar" onClose={onClose}>
            <DayInput label="Campo" value="2026-11-05" onChange={() => {}} />
          </Sheet>
        </ServicesProvider>
      </MantineProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir el calendario' }));
    expect(screen.getByRole('dialog', { name: 'Noviembre de 2026', hidden: true })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Noviembre de 2026', hidden: true })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Hoja' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hoja' })).toBeNull());
  });
});
