import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditoria, type ApunteAuditoria } from '@jornada/contract';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const ENTRY: ApunteAuditoria = {
  id: 9,
  momento: '2026-10-22T08:00:00Z',
  autor: { id: 1, nombre: 'Marta Gil' },
  por: { id: 3, nombre: 'Ana Sanz' },
  accion: 'registros.entrada',
  sobre: { clase: 'persona', id: 3, nombre: 'Ana Sanz' },
  datos: { fecha: '2026-10-22', hora: '08:02' },
  dispositivo: { forma: 'ordenador', navegador: 'Firefox', sistema: 'Linux' },
  direccion: '192.0.2.0',
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ auditoria });
  api.handle(auditoria.listado, () => ({ items: [ENTRY], total: 1 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says who clocked in for whom, and leads to the person', async () => {
  await renderIntranet({ api, path: '/auditoria?ver=9' });
  const entry = within(await screen.findByRole('region', { name: 'Fichó una entrada' }));
  expect(entry.getByText('Marta Gil por Ana Sanz')).toBeDefined();
  expect(entry.getByText('08:02')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver: Ana Sanz' }).getAttribute('href')).toBe('/intranet/personas?ver=3');
});

it('says months and days as people do, and nothing of what was not given', async () => {
  const closed = { ...ENTRY, por: null, accion: 'cierres.cerrar' as const, sobre: { clase: 'centro' as const, id: 4, nombre: 'Madrid' } };
  api.handle(auditoria.listado, () => ({ items: [{ ...closed, datos: { mes: '2026-09', motivo: null, desde: '2026-09-01' } }], total: 1 }));
  await renderIntranet({ api, path: '/auditoria?ver=9' });
  const entry = within(await screen.findByRole('region', { name: 'Cerró un mes' }));
  expect(entry.getByText('septiembre de 2026')).toBeDefined();
  expect(entry.getByText('01/09/2026')).toBeDefined();
  expect(entry.queryByText('nada')).toBeNull();
  expect(screen.getByRole('button', { name: /Madrid · septiembre de 2026/ })).toBeDefined();
});

it('says how many days of vacation were given or taken away', async () => {
  const given = { ...ENTRY, por: null, accion: 'vacaciones.ajustar' as const };
  const datos = { ano: 2026, movimiento: 'ajuste', dias: -2.5, caduca: '2026-12-31', motivo: 'Error' };
  api.handle(auditoria.listado, () => ({ items: [{ ...given, datos }], total: 1 }));
  await renderIntranet({ api, path: '/auditoria?ver=9' });
  expect(await screen.findByRole('button', { name: /Ana Sanz · −2,5 días/ })).toBeDefined();
  const entry = within(screen.getByRole('region', { name: 'Dio o quitó días de vacaciones a una persona' }));
  expect(entry.getByText('−2,5')).toBeDefined();
  expect(entry.getByText('2026')).toBeDefined();
});

it('goes on to the last line, however many there are', async () => {
  const lines = Array.from({ length: 125 }, (_, index) => ({ ...ENTRY, id: 1000 - index }));
  api.handle(auditoria.listado, ({ start = 0, limit = 25 }) => ({
    items: lines.slice(start, start + limit),
    total: lines.length,
  }));
  await renderIntranet({ api, path: '/auditoria' });
  for (let shown = 20; shown < lines.length; shown += 20) {
    await screen.findByText(`${shown} de 125`);
    fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  }
  expect(await screen.findByText('125 de 125')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

it('does not count what nobody reads: beyond a thousand it says that there are more', async () => {
  api.handle(auditoria.listado, () => ({ items: [ENTRY], total: 1001 }));
  await renderIntranet({ api, path: '/auditoria' });
  expect(await screen.findByText('1 de más de 1000')).toBeDefined();
});

it('calls a setting of the company as its own page does', async () => {
  const datos = { cambios: { resumenApp: { antes: true, despues: false } } };
  api.handle(auditoria.listado, () => ({ items: [{ ...ENTRY, id: 9, accion: 'empresa.cambiar', datos }], total: 1 }));
  await renderIntranet({ api, path: '/auditoria?ver=9' });
  const entry = within(await screen.findByRole('region', { name: 'Cambió ajustes de la empresa' }));
  expect(entry.getByText('Resumen')).toBeDefined();
  expect(entry.queryByText('resumenApp')).toBeNull();
});
