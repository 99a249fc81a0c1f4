import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { login } from '@jornada/contract';
import { ficheros, type ficherosDe, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { createFakeApi, createPerfil } from '@jornada/testkit';
import type { ContractForm } from '../../form/contract-form.ts';
import { ServicesProvider } from '../../services.tsx';
import { createFakeServices } from '../../testing/create-fake-services.ts';
import { FilesField } from '../files-field.tsx';

export const FACTURA: FicheroVista = { id: 31, nombre: 'factura.pdf', tipo: 'application/pdf', bytes: 48_213, vistaPrevia: false };
export const TIQUE: FicheroVista = { id: 32, nombre: 'tique.jpg', tipo: 'image/jpeg', bytes: 1_234_567, vistaPrevia: true };
export const pdf = (name: string, size = 100): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** A server that keeps files, and an app on it. */
export async function createFilesDesk() {
  const api = createFakeApi({ login, ficheros }, { translate: (code) => `[${code}]` });
  api.handle(ficheros.temporales, () => ({ items: [FACTURA, TIQUE], maximoBytes: 1024 * 1024 }));
  api.handle(ficheros.subir, (_input, { file }) => ({ ...FACTURA, nombre: file?.name ?? '', bytes: file?.size ?? 0 }));
  api.handle(ficheros.eliminar, () => null);
  api.handle(ficheros.enlace, ({ id }) => ({ token: `t${id}` }));
  const { services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00' });
  const show = (what: React.ReactNode) =>
    render(
      <MantineProvider>
        <QueryClientProvider client={services.queryClient}>
          <ServicesProvider services={services}>{what}</ServicesProvider>
        </QueryClientProvider>
      </MantineProvider>,
    );
  return { api, services, show };
}
export type FilesDesk = Awaited<ReturnType<typeof createFilesDesk>>;

/** A form with one field, which holds its value and notes in `said` what it becomes. */
export function FormWithFiles({
  initial,
  said,
  max,
  schema,
}: {
  initial: number[];
  said: number[][];
  max?: number;
  schema?: ReturnType<typeof ficherosDe>;
}) {
  const [value, setValue] = useState(initial);
  const set = (next: number[]): void => {
    said.push(next);
    setValue(next);
  };
  const of = { field: () => ({ value, set, error: undefined, rule: { schema } }), hold: () => () => undefined } as unknown as ContractForm<{
    ficheros: number[];
  }>;
  return (
    <>
      <FilesField of={of} name="ficheros" label="Tiques" {...(max === undefined ? {} : { max })} />
      <button onClick={() => setValue([])}>Guardado</button>
    </>
  );
}
