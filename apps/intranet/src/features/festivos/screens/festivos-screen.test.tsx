import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, festivos, type CentroGestionado } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const MADRID: CentroGestionado = {
  id: 4,
  nombre: 'Oficina Atocha',
  direccion: '',
  municipio: '',
  ccc: '',
  pais: 'ES',
  region: 'MD',
  zona: 'Europe/Madrid',
  latitud: null,
  longitud: null,
  radioMetros: 150,
  abierto: true,
  personas: 30,
  festivosConfirmados: [],
  version: 1,
};
const NAVIDAD = { fecha: '2026-12-25', nombre: 'Navidad' };

let api: FakeApi;
let stored: SalidaDe<typeof festivos.ano>;
beforeEach(() => {
  stored = {
    ano: 2026,
    centro: { id: 4, nombre: 'Oficina Atocha', pais: 'ES', region: 'MD' },
    confirmado: null,
    festivos: [NAVIDAD],
    propuestos: [{ ...NAVIDAD, vigente: true }],
    locales: [],
    regiones: [{ codigo: 'MD', nombre: 'Madrid' }],
  };
  api = createApi({ centros, festivos });
  api.handle(centros.listado, () => ({ items: [MADRID], total: 1 }));
  api.handle(festivos.ano, () => stored);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('begins with what the calendar proposes, and says that it is confirmed although the year is drawn anew before all is read', async () => {
  const list = Promise.withResolvers<void>();
  api.handle(festivos.confirmar, ({ festivos: days }) => {
    stored = { ...stored, confirmado: { autor: 'Marta Gil', momento: '2026-10-22T11:24:00Z' }, festivos: days };
    // The list of centres is slower than the year, and the form is replaced when it comes.
    api.handle(centros.listado, async () => {
      await list.promise;
      return { items: [{ ...MADRID, festivosConfirmados: [2026] }], total: 1 };
    });
    return stored;
  });
  const { services, requestsTo } = await renderIntranet({ api, path: '/festivos' });
  expect(await screen.findByText('Navidad')).toBeDefined();
  expect(screen.getByText('Sin confirmar: mientras tanto cuenta lo que propone el calendario')).toBeDefined();
  expect(screen.getByText(/De los doce nacionales y autonómicos faltan 11. De los dos locales faltan 2/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar 2026 con un festivo' }));
  expect(await screen.findByText(/^Confirmado por Marta Gil/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Guardar los festivos de 2026' })).toBeDefined();
  list.resolve();
  expect((await screen.findAllByText('Festivos confirmados.')).length).toBeGreaterThan(0);
  expect(services.notices.toast.get()?.text).toBe('Festivos confirmados.');
  expect(requestsTo(festivos.confirmar)).toHaveLength(1);
});
