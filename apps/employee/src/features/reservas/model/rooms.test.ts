import { describe, expect, it } from 'vitest';
import type { SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';
import { axisOf, chosenOf, clashOf, clockOf, hoursOf, matching, minuteOf, roomOn, soonestFirst } from './rooms.ts';

const sala = (id: number, change: Partial<SalaDeAgenda> = {}): SalaDeAgenda => ({
  id,
  nombre: `Sala ${id}`,
  clase: 'sala',
  ruta: ['Atocha', 'Planta 2'],
  lugarId: 1,
  aforo: 8,
  equipamiento: [],
  zona: 'Europe/Madrid',
  maximoMinutos: 480,
  conAprobacion: false,
  abiertas: [{ inicio: '2026-11-25T08:00:00+01:00', fin: '2026-11-25T20:00:00+01:00' }],
  ocupadas: [],
  ...change,
});
const taken = (from: string, to: string, reservaId: number | null = null) => ({
  inicio: `2026-11-25T${from}:00+01:00`,
  fin: `2026-11-25T${to}:00+01:00`,
  reservaId,
  asunto: null,
  nombre: null,
});
const DAY = '2026-11-25';
const at = (hours: number): number => hours * 60;

describe('a room on a day', () => {
  it('has its hours by its own clock, also those of a booking over midnight', () => {
    expect(minuteOf('2026-11-25T10:30:00+01:00', DAY)).toBe(630);
    expect(minuteOf('2026-11-26T01:00:00+00:00', DAY)).toBe(1500);
    expect(minuteOf('2026-11-24T23:00:00+01:00', DAY)).toBe(-60);
    expect([clockOf(570), clockOf(1440), clockOf(0)]).toEqual(['09:30', '00:00', '00:00']);
  });

  it('is not kept from being moved by the booking that moves', () => {
    const one = sala(1, { ocupadas: [taken('10:00', '11:00', 7), taken('12:00', '13:00')] });
    expect(roomOn(one, DAY).ocupadas).toHaveLength(2);
    expect(roomOn(one, DAY, 7).ocupadas).toHaveLength(1);
  });

  it('is looked for by kind, place and equipment', () => {
    const all = [sala(1, { equipamiento: ['pantalla'] }), sala(2, { lugarId: 9 }), sala(3, { clase: 'mesa' })];
    const ids = (wanted: object) =>
      matching(all, { clase: 'sala', lugar: undefined, con: [], personas: null, ...wanted }).map(({ id }) => id);
    expect(ids({})).toEqual([1, 2]);
    expect(ids({ con: ['pantalla'] })).toEqual([1]);
    expect(ids({ lugar: 9 })).toEqual([2]);
    expect(ids({ clase: 'mesa' })).toEqual([3]);
  });

  it('stands first if it is just large enough, and last if it is too small', () => {
    const all = [12, null, 4, 6, 2].map((aforo, index) => sala(index + 1, { aforo }));
    const seats = (personas: number | null) =>
      matching(all, { clase: 'sala', lugar: undefined, con: [], personas }).map(({ aforo }) => aforo);
    expect(seats(5)).toEqual([6, 12, null, 4, 2]);
    expect(seats(null)).toEqual([12, null, 4, 6, 2]);
  });

  it('stands before others that are large enough if it is free sooner; a gap of a few minutes is of no use', () => {
    const busy = roomOn(sala(1, { aforo: 6, ocupadas: [taken('08:00', '12:00')] }), DAY);
    const gap = roomOn(sala(2, { aforo: 6, ocupadas: [taken('08:00', '09:55'), taken('10:05', '11:00')] }), DAY);
    const small = roomOn(sala(3, { aforo: 2 }), DAY);
    const free = roomOn(sala(4, { aforo: 12, ocupadas: [taken('14:00', '15:00')] }), DAY);
    const ids = (personas: number | null, ahora: number) => soonestFirst([busy, gap, small, free], personas, ahora).map(({ id }) => id);
    expect(ids(5, at(9.9))).toEqual([4, 2, 1, 3]);
    expect(ids(null, at(9.9))).toEqual([3, 4, 2, 1]);
    expect(ids(5, at(12))).toEqual([1, 2, 4, 3]);
  });
});

describe('the axis', () => {
  it('is 8 to 20, and as long as what is open longer', () => {
    expect(axisOf([roomOn(sala(1), DAY)])).toEqual({ inicio: at(8), fin: at(20) });
    expect(hoursOf({ inicio: at(8), fin: at(20) }).map((minute) => minute / 60)).toEqual([8, 10, 12, 14, 16, 18, 20]);
    const always = roomOn(sala(1, { abiertas: [{ inicio: '2026-11-25T00:00:00+01:00', fin: '2026-11-26T00:00:00+01:00' }] }), DAY);
    expect(axisOf([always])).toEqual({ inicio: 0, fin: 1440 });
    expect(hoursOf({ inicio: 0, fin: 1440 }).map((minute) => minute / 60)).toEqual([0, 4, 8, 12, 16, 20, 24]);
  });
});

describe('what the button books', () => {
  const wanted = { inicio: at(10), fin: at(11.5) };
  const retiro = roomOn(sala(1, { ocupadas: [taken('08:30', '09:30'), taken('11:00', '12:00')] }), DAY);
  const prado = roomOn(sala(2, { aforo: 12 }), DAY);
  const far = roomOn(sala(3, { ruta: ['Lisboa'], lugarId: 3, aforo: 6 }), DAY);

  it('is the first room that is free, or the chosen one', () => {
    expect(chosenOf([retiro, prado], undefined, wanted, 6)?.id).toBe(2);
    expect(chosenOf([retiro, prado], 1, wanted, 6)?.id).toBe(1);
    expect(chosenOf([retiro], undefined, wanted, 6)).toBeUndefined();
  });

  it('where it is taken, there is the nearest free time and another room beside it', () => {
    const clash = clashOf([far, retiro, prado], retiro, wanted, { personas: 6, ahora: 0 });
    expect(clash).toMatchObject({ taken: { inicio: at(11), fin: at(12) }, nearest: { inicio: at(9.5), fin: at(11) } });
    expect(clash?.others.map(({ id }) => id)).toEqual([2, 3]);
    expect(clashOf([retiro, prado], prado, wanted, { personas: 6, ahora: 0 })).toBeNull();
    // Not in the past.
    expect(clashOf([retiro], retiro, wanted, { personas: 6, ahora: at(10) })?.nearest).toEqual({ inicio: at(12), fin: at(13.5) });
  });
});
