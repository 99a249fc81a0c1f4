import { describe, expect, test } from 'vitest';
import { codes, deTurnos, M, mesaDe, N, semanaDe, T } from '../../testing/plan.ts';
import { daysOfChange, type PersonaDeCambio } from '../cambios/index.ts';
import { findAnillos, type OfertaDeTurno } from './index.ts';

const LUNES = '2026-12-14';
const SEMANA = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'];
const SABADO = '2026-12-19';
const week = (one: typeof M | null) => [one, one, one, one, one, null, null];

/** Somebody who works one week in four, and wants other shifts in it. */
const semanal = (id: number, one: typeof M, resto: Parameters<typeof deTurnos>[2] = {}) =>
  deTurnos(id, semanaDe(LUNES, [...week(one), ...week(null), ...week(null), ...week(null)]), resto);
const quiere = (personaId: number, ...codigos: string[]): OfertaDeTurno => ({
  personaId,
  fechas: SEMANA,
  acepta: { codigos, desde: LUNES, hasta: '2026-12-20' },
});

const ringsIn = (personas: PersonaDeCambio[], [origen, ...ofertas]: [OfertaDeTurno, ...OfertaDeTurno[]], resto = {}) => {
  const found = findAnillos(mesaDe(personas), { origen, ofertas, ...resto });
  return { ...found, caminos: found.anillos.map((anillo) => anillo.ofertas.map(({ personaId }) => personaId).join('>')) };
};

describe('rings', () => {
  test('Airam wanted mornings, Idaira nights, Ayose no nights: no two of them can, the three can, and each has what they asked for', () => {
    const [airam, idaira, ayose] = [1, 2, 3] as const;
    const people = [semanal(airam, T), semanal(idaira, M), semanal(ayose, N)];
    const { anillos, caminos } = ringsIn(people, [quiere(airam, 'M'), quiere(idaira, 'N'), quiere(ayose, 'T')]);
    expect(caminos).toEqual(['1>3>2']);
    const days = daysOfChange(anillos[0]?.cesiones ?? []).filter(({ fecha }) => fecha === LUNES);
    expect(days.map(({ personaId, dia: one }) => `${personaId} ${codes(one)}`).toSorted()).toEqual(['1 M', '2 N', '3 T']);
  });

  test('two who can change with each other come first, and longer rings fill what is left', () => {
    const people = [semanal(1, T), semanal(2, M), semanal(3, N), semanal(4, M)];
    const offers = [quiere(1, 'M', 'N'), quiere(2, 'N'), quiere(3, 'T', 'M'), quiere(4, 'T')] as const;
    expect(ringsIn(people, [...offers]).caminos).toEqual(['1>3', '1>4', '1>3>2', '1>4>3', '1>4>3>2']);
    expect(ringsIn(people, [...offers], { maximo: 1 }).caminos).toEqual(['1>3']);
  });

  test('four where three do not do', () => {
    const other = {
      ...M,
      codigo: 'C',
      inicio: '09:00',
      fin: '17:00',
      pausas: [{ subtipo: 'comida' as const, inicio: '13:00', minutos: 30, pagada: true }],
    };
    const people = [semanal(1, T), semanal(2, M), semanal(3, N), semanal(4, other)];
    const { caminos, anillos } = ringsIn(people, [quiere(1, 'M'), quiere(2, 'C'), quiere(4, 'N'), quiere(3, 'T')]);
    expect(caminos).toEqual(['1>3>4>2']);
    expect(anillos[0]?.avisos).toEqual([]);
  });

  test('a ring that breaks a rest of one of them is none (ET 34.3)', () => {
    const late = semanal(3, N, { sueltos: { '2026-12-13': [{ turno: N, puestoId: 1 }] } });
    const people = [semanal(1, M), late];
    // The night of Sunday ends at six on Monday, and the morning would begin then.
    expect(ringsIn(people, [quiere(1, 'N'), quiere(3, 'M')]).caminos).toEqual([]);
    expect(ringsIn([semanal(1, M), semanal(3, N)], [quiere(1, 'N'), quiere(3, 'M')]).caminos).toEqual(['1>3']);
  });

  test('somebody for Saturday, for a day of another week', () => {
    const saturday = deTurnos(1, semanaDe(LUNES, [null, null, null, null, null, M, null, ...week(null), ...week(null), ...week(null)]));
    const offer = (personaId: number, fecha: string, hasta: string): OfertaDeTurno => ({
      personaId,
      fechas: [fecha],
      acepta: { codigos: null, desde: LUNES, hasta },
    });
    const other = deTurnos(2, semanaDe('2026-12-21', [...week(T), ...week(null), ...week(null), ...week(null)]));
    const offers: OfertaDeTurno[] = ['2026-12-23', '2026-12-22'].map((fecha) => offer(2, fecha, '2026-12-31'));
    const { anillos } = findAnillos(mesaDe([saturday, other]), { origen: offer(1, SABADO, '2026-12-31'), ofertas: offers });
    // Several offers of one person: the nearer day first, and never both.
    expect(anillos.map(({ ofertas }) => ofertas.map(({ fechas }) => fechas[0]))).toEqual([
      [SABADO, '2026-12-22'],
      [SABADO, '2026-12-23'],
    ]);
  });

  test('fewer warnings come before nearer days, and warnings say whose they are', () => {
    const nights = deTurnos(2, semanaDe('2026-11-30', [...week(N), ...week(N), ...week(M), ...week(null)]));
    const people = [semanal(1, N), nights, semanal(3, M)];
    const { anillos } = ringsIn(people, [quiere(1, 'M'), quiere(2, 'N'), quiere(3, 'N')]);
    expect(anillos.map(({ ofertas }) => ofertas.map(({ personaId }) => personaId))).toEqual([
      [1, 3],
      [1, 2],
    ]);
    expect(new Set(anillos[1]?.avisos.map(({ personaId, aviso }) => `${personaId} ${aviso.norma}`))).toEqual(new Set(['2 ET 36.3']));
  });

  test('a day for a week is no ring: everybody keeps their number of shifts', () => {
    const people = [semanal(1, T), semanal(2, M)];
    const one: OfertaDeTurno = { ...quiere(2, 'T'), fechas: [LUNES] };
    expect(ringsIn(people, [quiere(1, 'M'), one]).caminos).toEqual([]);
  });

  test('the answer of a search that was cut off says so', () => {
    const people = [semanal(1, T), semanal(2, M), semanal(3, M)];
    const offers = [quiere(1, 'M'), quiere(2, 'T'), quiere(3, 'T')] as const;
    expect(ringsIn(people, [...offers], { maxPasos: 2 })).toMatchObject({ pasos: 2, isAgotado: true });
    expect(ringsIn(people, [...offers])).toMatchObject({ isAgotado: false, caminos: ['1>2', '1>3'] });
  });
});
