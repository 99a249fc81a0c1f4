import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const GUEST = createPerfil({ EsInvitado: true });
const PERSON = { id: 5, nombre: 'Lucía Martín', documento: '00000001R', centro: 'Atocha' };

let api: FakeApi;
beforeEach(() => {
  api = createApi({ inspeccion });
  api.handle(inspeccion.personas, () => ({ items: [PERSON], total: 1 }));
  api.handle(inspeccion.registro, () => ({
    persona: PERSON,
    desde: '2026-01-01',
    hasta: '2026-12-31',
    dias: [],
    total: { trabajadoMinutos: 0, efectivoMinutos: 0, previstoMinutos: 0, nocturnosMinutos: 0 },
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it.each([
  ['2026-12-01T09:00:00+01:00', '2026-12-31', 'Noviembre de 2026'],
  ['2026-12-02T09:00:00+01:00', '2026-12-31', 'Diciembre de 2026'],
  ['2026-12-01T09:00:00+01:00', '2026-09-30', 'Septiembre de 2026'],
  ['2026-01-01T09:00:00+01:00', '2026-12-31', 'Enero de 2026'],
])('at %s the record of somebody that may be seen up to %s opens with %s', async (now, hasta, month) => {
  api.handle(inspeccion.ambito, () => ({
    empresa: { nombre: 'Demo, S.L.', nif: 'B00000000' },
    perfil: 'inspeccion' as const,
    organismo: 'Inspección de Madrid',
    desde: '2026-01-01',
    hasta,
    caduca: '2027-01-31T23:00:00Z',
    centros: [],
  }));
  await renderIntranet({ api, path: '/inspeccion?ver=5', perfil: GUEST, now });
  expect(await screen.findByText(month)).toBeTruthy();
});
