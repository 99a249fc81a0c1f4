import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@jornada/client';
import { PlaceName } from '@jornada/ui/place-name.ts';
import { createPerfil, createFakeApi } from '@jornada/testkit';
import { login } from '@jornada/contract';
import { ServicesProvider } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { SmallReadProblem } from './read-problem.tsx';

afterEach(cleanup);

const failed = (code: ApiErrorCode, status: number) => new ApiError({ code, message: 'Las palabras del servidor.', status });

async function show(error: unknown, { place = 'Banco de horas', que }: { place?: string | null; que?: string } = {}) {
  const { services } = await createFakeServices({
    api: createFakeApi({ login }),
    perfil: createPerfil(),
    now: '2026-10-22T13:24:00+02:00',
  });
  const onRetry = vi.fn();
  render(
    <MantineProvider>
      <ServicesProvider services={services}>
        <PlaceName value={place}>
          <SmallReadProblem error={error} onRetry={onRetry} que={que} />
        </PlaceName>
      </ServicesProvider>
    </MantineProvider>,
  );
  return { onRetry, words: screen.getByRole('alert').querySelector('p')?.textContent ?? '' };
}

describe('the small one', () => {
  it.each([
    ['red.sin-conexion', 0, 'No hemos podido traer «Banco de horas»: no hay conexión'],
    ['red.tiempo-agotado', 0, 'No hemos podido traer «Banco de horas»: el servidor no responde'],
    ['general.no-disponible', 503, 'No hemos podido traer «Banco de horas»: el servidor no responde'],
    ['general.demasiadas-peticiones', 429, 'No hemos podido traer «Banco de horas»: espera un minuto'],
    ['general.sin-permiso', 403, 'No hemos podido traer «Banco de horas»: no tienes permiso'],
    ['general.desconocido', 500, 'No hemos podido traer «Banco de horas»'],
  ] as const)('names the place and, for %s, the reason in a few words', async (code, status, words) => {
    expect((await show(failed(code, status))).words).toBe(words);
    // Two lines of a phone, which hold about 46 letters each.
    expect(words.length).toBeLessThan(92);
  });

  it('is called as it is said to be, where the place is called otherwise', async () => {
    expect((await show(new Error('anything'), { que: 'Lo que supone' })).words).toBe('No hemos podido traer «Lo que supone»');
  });

  it('leaves the server its own words about what was read, and all of them where there is no name', async () => {
    expect((await show(failed('solicitudes.no-existe', 404))).words).toBe('Las palabras del servidor.');
    cleanup();
    expect((await show(failed('red.sin-conexion', 0), { place: null })).words).toBe('Las palabras del servidor.');
  });

  it('can be tried again unless it was refused', async () => {
    const { onRetry } = await show(failed('general.no-disponible', 503));
    screen.getByRole('button', { name: 'Probar otra vez' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    cleanup();
    await show(failed('general.sin-permiso', 403));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
