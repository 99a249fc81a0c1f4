import type { SalidaDe } from '@jornada/contract/call.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumen } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createYear } from '../testing/a-year.ts';

let api: FakeApi;
let show: ReturnType<typeof createYear>['show'];
beforeEach(() => {
  ({ api, show } = createYear());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const FILE = {
  nombre: 'registro-de-jornada-2026-10.csv',
  tipo: 'text/csv',
  contenido: btoa('hola'),
  sha256: 'b221d9dbb083a7f33428d7c2a3c3198ae925614d70210e28716ccaa7cd4ddb79',
  huellaDatos: '0'.repeat(64),
  filas: 22,
};

describe('the own record', () => {
  it('is taken out for the period and in the format chosen, saved, and told by its fingerprint', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    api.handle(resumen.exportar, () => FILE);
    const { requestsTo } = await show('/resumen/exportar?ano=2026&mes=10');
    await userEvent.click(await screen.findByRole('radio', { name: /CSV/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Preparar el archivo' }));
    await screen.findByText(FILE.sha256);
    expect(requestsTo(resumen.exportar).map(({ input }) => input)).toEqual([{ formato: 'csv', ano: '2026', mes: '10' }]);
    expect(await saved[0]?.text()).toBe('hola');
    expect(screen.getByText('registro-de-jornada-2026-10.csv, con 22 días.')).toBeDefined();
  });

  it('says why there is no file', async () => {
    api.handle(resumen.exportar, () => {
      throw new FakeFailure('resumen.sin-registro', { message: 'En ese periodo no hay nada registrado.' });
    });
    await show('/resumen/exportar');
    await userEvent.click(await screen.findByRole('button', { name: 'Preparar el archivo' }));
    expect((await screen.findByRole('alert')).textContent).toBe('En ese periodo no hay nada registrado.');
  });

  it('is there to take out for the years that the server names, and for no others', async () => {
    await show('/resumen/exportar');
    const select = await screen.findByRole('combobox', { name: 'Año' });
    await waitFor(() => expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(['2026', '2025']));
  });

  it('is known again by a digest that is pasted, of the file or of the data; what is no digest is not asked about', async () => {
    const datos = {
      persona: 'Lucía Martín Soto',
      desde: '2026-10-01',
      hasta: '2026-10-22',
      primera: '2026-10-22T09:00:00Z',
      ultima: '2026-10-22T09:00:00Z',
      formatos: ['csv' as const, 'pdf' as const],
    };
    api.handle(resumen.verificar, () => ({ emitido: null, datos, mes: null }));
    const { requestsTo } = await show('/resumen/comprobar');
    const field = await screen.findByRole('textbox', { name: 'O pega una huella (SHA-256)' });
    await userEvent.click(field);
    await userEvent.paste('hola');
    await userEvent.click(screen.getByRole('button', { name: 'Comprobar la huella' }));
    await screen.findByText(/^Una huella son 64 cifras/);
    expect(requestsTo(resumen.verificar)).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.paste(` ${FILE.sha256.toUpperCase()} `);
    await userEvent.click(screen.getByRole('button', { name: 'Comprobar la huella' }));
    await screen.findByText('Emitimos estos datos');
    expect(requestsTo(resumen.verificar).map(({ input }) => input)).toEqual([{ sha256: FILE.sha256 }]);
    expect(document.body.textContent).toContain('Registro de Lucía Martín Soto del 01/10/2026 al 22/10/2026, en CSV y PDF.');
  });

  it('is known again by the digest that this device computes', async () => {
    api.handle(resumen.verificar, ({ sha256 }) => ({
      emitido:
        sha256 === FILE.sha256
          ? {
              momento: '2026-10-22T09:00:00Z',
              formato: 'csv' as const,
              desde: '2026-10-01',
              hasta: '2026-10-22',
              persona: 'Lucía Martín Soto',
              autor: 'Lucía Martín Soto',
              nombre: FILE.nombre,
              bytes: 4,
            }
          : null,
      datos: null,
      mes: null,
    }));
    await show('/resumen/comprobar');
    const input = await screen.findByLabelText('Elegir archivo', { selector: 'input' });
    await userEvent.upload(input, new File(['hola'], FILE.nombre));
    await screen.findByText('Lo emitimos nosotros, y no ha cambiado');
    expect(document.body.textContent).toContain(
      'registro de Lucía Martín Soto del 01/10/2026 al 22/10/2026. Generado el 22/10/2026, 11:00',
    );
    await userEvent.upload(input, new File(['hola!'], FILE.nombre));
    await screen.findByText('No coincide con ningún archivo que puedas ver');
  });

  it('is told from a stranger’s by its seal, of which only signature and digest leave the device', async () => {
    let estado: SalidaDe<typeof resumen.verificarSello>['estado'] = 'cambiado';
    api.handle(resumen.verificar, () => ({ emitido: null, datos: null, mes: null }));
    api.handle(resumen.verificarSello, () => ({ estado, por: 'Aurora Logística' }));
    const { requestsTo } = await show('/resumen/comprobar');
    const input = await screen.findByLabelText('Elegir archivo', { selector: 'input' });
    // Before the signature 40 bytes, the room for it, and five behind it.
    const head = '/ByteRange [0 40 52 5]'.padEnd(40);
    const pdf = `${head}<3003020105>end!!`;
    await userEvent.upload(input, new File([pdf], 'registro.pdf'));
    await screen.findByText('Lo sellamos nosotros, y alguien lo ha cambiado');
    expect(screen.queryByText('No coincide con ningún archivo que puedas ver')).toBeNull();
    const covered = new TextEncoder().encode(`${head}end!!`);
    const digest = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', covered)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    expect(requestsTo(resumen.verificarSello).map(({ input: sent }) => sent)).toEqual([
      { sellos: [{ cubre: digest, firma: btoa('\u0030\u0003\u0002\u0001\u0005'), entero: true }] },
    ]);
    estado = 'intacto';
    await userEvent.upload(input, new File([`${pdf}more`], 'registro.pdf'));
    await screen.findByText('Lo sellamos nosotros, y no ha cambiado');
    estado = 'ajeno';
    await userEvent.upload(input, new File([pdf], 'otro.pdf'));
    await screen.findByText('No coincide con ningún archivo que puedas ver');
    // A file without a seal asks nothing about seals.
    await userEvent.upload(input, new File(['hola'], 'hola.csv'));
    await screen.findByText('No coincide con ningún archivo que puedas ver');
    expect(requestsTo(resumen.verificarSello)).toHaveLength(3);
  });
});
