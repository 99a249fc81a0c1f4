import { describe, expect, it } from 'vitest';
import type { PlacedWaiting } from '@jornada/client';
import { createDiaPrevisto, createHoy, createHoyTerminada, createHoyTrabajando, createTipos } from '@jornada/testkit';
import { isWaiting } from '../../../shared/day/waiting-records.ts';
import { withWaiting } from './waiting.ts';

const tipos = createTipos();
const tipoOf = (clase: string, subtipo = 'trabajo'): number =>
  tipos.find((tipo) => tipo.clase === clase && tipo.subtipo === subtipo)?.id ?? 0;
let place = 0;
const pressed = (tipo: number, made: string, changes: Partial<PlacedWaiting> = {}): PlacedWaiting => ({
  place: (place += 1),
  key: `key-${place}`,
  owner: 'a 1 7',
  body: { tipo },
  made,
  mayHaveArrived: false,
  refusal: null,
  ...changes,
});

describe('a day with actions that wait', () => {
  it('is as if they had arrived: state, records, minutes, and what can be done next', () => {
    const ahora = '2026-10-22T08:31:00+02:00';
    const shown = withWaiting({ hoy: createHoy(), tipos, ahora, waiting: [pressed(tipoOf('entrada'), '2026-10-22T08:01:20+02:00')] });
    expect(shown).toMatchObject({ situacion: 'trabajando', desde: '2026-10-22T06:01:00Z', minutos: { trabajado: 30 } });
    expect(shown.registros.map(isWaiting)).toEqual([true]);
    expect(shown.acciones).toContain(tipoOf('salida'));
    expect(shown.acciones).not.toContain(tipoOf('entrada'));
  });

  it('adds them to what the server has', () => {
    const hoy = createHoyTrabajando();
    const waiting = [
      pressed(tipoOf('pausa', 'comida'), '2026-10-22T13:30:00+02:00'),
      pressed(tipoOf('regreso', 'comida') || tipoOf('regreso'), '2026-10-22T14:30:00+02:00'),
      pressed(tipoOf('salida'), '2026-10-22T17:30:00+02:00'),
    ];
    const shown = withWaiting({ hoy, tipos, waiting, ahora: '2026-10-22T17:40:00+02:00' });
    expect(shown.situacion).toBe('terminada');
    expect(shown.registros).toHaveLength(hoy.registros.length + 3);
    // 5:02 until 13:24 and six more minutes, then three hours.
    expect(shown.minutos?.trabajado).toBe(308 + 180);
    expect(shown.mes).toBe(hoy.mes);
  });

  it('leaves out what the server has refused, and types that are unknown here', () => {
    const hoy = createHoy();
    const refused = pressed(tipoOf('entrada'), '2026-10-22T08:01:00+02:00', { refusal: { code: 'x', message: 'nein' } });
    expect(withWaiting({ hoy, tipos, waiting: [refused, pressed(999, hoy.ahora)], ahora: hoy.ahora })).toBe(hoy);
  });
});

describe('the day after the one that was last received', () => {
  const ahora = '2026-10-23T07:58:00+02:00';

  it('begins empty, with the plan that came along', () => {
    const shown = withWaiting({
      hoy: createHoyTerminada({ siguiente: createDiaPrevisto({ fecha: '2026-10-23' }) }),
      tipos,
      waiting: [],
      ahora,
    });
    expect(shown).toMatchObject({ fecha: '2026-10-23', situacion: 'fuera', registros: [], tramos: [], previsto: { fecha: '2026-10-23' } });
  });

  it('is not yet there while the server still counts the day that has just ended as today', () => {
    const hoy = createHoyTerminada();
    expect(withWaiting({ hoy, tipos, waiting: [], ahora: '2026-10-23T00:30:00+02:00' }).fecha).toBe('2026-10-23');
    const justEnded = { ...hoy, ahora: '2026-10-22T23:00:00+02:00' };
    expect(withWaiting({ hoy: justEnded, tipos, waiting: [], ahora: '2026-10-23T00:30:00+02:00' })).toBe(justEnded);
  });

  it('is still the same day for a person at work', () => {
    const hoy = createHoyTrabajando();
    expect(withWaiting({ hoy, tipos, waiting: [], ahora })).toBe(hoy);
  });
});
