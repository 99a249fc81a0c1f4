import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import type { MesParaFirmar } from '@jornada/contract/firmas/vistas.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const HUELLA = 'a'.repeat(64);
const mes = (changes: Partial<MesParaFirmar> = {}): MesParaFirmar => ({
  ano: 2026,
  mes: 9,
  estado: 'pendiente',
  dias: [
    {
      fecha: '2026-09-15',
      zona: 'Europe/Madrid',
      estado: 'cerrada',
      tramos: [
        { clase: 'trabajo', inicio: '2026-09-15T06:00:00Z', fin: '2026-09-15T14:00:00Z', subtipo: 'trabajo', efectivo: true, pagado: true },
      ],
      trabajadoMinutos: 480,
      efectivoMinutos: 480,
      nocturnosMinutos: 0,
      incidencias: [],
      correcciones: [],
      anuladas: [],
    },
  ],
  total: { trabajadoMinutos: 480, efectivoMinutos: 480, nocturnosMinutos: 0, dias: 1, incompletos: 0 },
  huella: HUELLA,
  texto: 'Confirmo septiembre.',
  textoVersion: 1,
  plazo: '2026-10-03',
  metodos: ['pin', 'contrasena'],
  actos: [],
  ...changes,
});
const SIGNED = mes({
  estado: 'firmado',
  actos: [
    {
      accion: 'firma',
      momento: '2026-10-01T08:00:00Z',
      autor: 'Lucía',
      metodo: 'pin',
      aparato: 'Chrome · Android',
      texto: 'Confirmo septiembre.',
      dias: [],
      huella: HUELLA,
    },
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  const item = { ano: 2026, mes: 9, estado: 'pendiente' as const, momento: null, plazo: '2026-10-03' };
  api.handle(firmas.propias, () => ({ activa: true, items: [item], total: 1 }));
  api.handle(firmas.mes, () => mes());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = () => renderApp({ api, path: '/firmas', perfil: createPerfil() });

it('shows the days and the words, and signs exactly those with the PIN', async () => {
  const sent: unknown[] = [];
  api.handle(firmas.firmar, (input) => {
    sent.push(input);
    api.handle(firmas.mes, () => SIGNED);
    return SIGNED;
  });
  await show();
  expect(await screen.findByText('Confirmo septiembre.')).toBeDefined();
  expect(screen.getByText('8:00–16:00')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Tu PIN de documentos'), '4019');
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar septiembre/ }));
  expect(await screen.findByText('Lucía confirmó el mes')).toBeDefined();
  expect(sent).toEqual([{ ano: 2026, mes: 9, huella: HUELLA, textoVersion: 1, Prueba: { Pin: '4019' } }]);
});

it('says why it was not signed, and empties the field', async () => {
  api.handle(firmas.firmar, () => {
    throw new FakeFailure('cuenta.contrasena-no-valida');
  });
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Contraseña' }));
  await userEvent.type(screen.getByLabelText('Tu contraseña'), 'no');
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar septiembre/ }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Tu contraseña').value).toBe('');
});

it('takes what is wrong, on which days, and leads to correcting them', async () => {
  const sent: unknown[] = [];
  api.handle(firmas.objetar, (input) => {
    sent.push(input);
    return mes({ estado: 'objetado' });
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Algo no está bien' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Qué pasa' }), 'Falta la tarde');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /15 sept?/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Enviar' }));
  const link = await screen.findByRole('link', { name: /^Corregir/ });
  expect(link.getAttribute('href')).toContain('dia=2026-09-15');
  expect(sent).toEqual([{ ano: 2026, mes: 9, huella: HUELLA, dias: ['2026-09-15'], texto: 'Falta la tarde' }]);
});

it('adds up from what it shows: each pause says whether it counts, and the two sums say why they differ', async () => {
  const at = (hour: string): string => `2026-09-15T${hour}:00Z`;
  const work = { clase: 'trabajo', subtipo: 'trabajo', efectivo: true, pagado: true } as const;
  const [dia] = mes().dias;
  if (!dia) throw new Error('no day');
  api.handle(firmas.mes, () =>
    mes({
      dias: [
        {
          ...dia,
          tramos: [
            { ...work, inicio: at('06:00'), fin: at('08:00') },
            { clase: 'pausa', subtipo: 'cafe', efectivo: false, pagado: true, inicio: at('08:00'), fin: at('08:15') },
            { ...work, inicio: at('08:15'), fin: at('11:00') },
            { clase: 'pausa', subtipo: 'comida', efectivo: false, pagado: false, inicio: at('11:00'), fin: at('12:00') },
            { ...work, inicio: at('12:00'), fin: at('13:00') },
            { clase: 'pausa', subtipo: 'trabajo-fuera', efectivo: true, pagado: true, inicio: at('13:00'), fin: at('14:00') },
          ],
          trabajadoMinutos: 420,
          efectivoMinutos: 405,
        },
      ],
      total: { trabajadoMinutos: 420, efectivoMinutos: 405, nocturnosMinutos: 0, dias: 1, incompletos: 0 },
    }),
  );
  await show();
  const day = (await screen.findByText('8:00–16:00')).closest('li');
  const words = [...(day?.querySelectorAll('small') ?? [])].map(({ textContent }) => textContent.replaceAll('\u2060', ''));
  expect(words).toEqual([
    'No cuenta: Comida 13:00–14:00',
    'Pausa pagada: Café 10:00–10:15',
    'Cuenta como trabajo: Trabajo fuera 15:00–16:00',
  ]);
  expect(screen.getByText(/^Trabajado: de la entrada a la salida.*aquí 0:15 h\.$/)).toBeDefined();
});
