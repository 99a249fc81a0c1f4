import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkReserva,
  fits,
  freeSpans,
  instantOf,
  joinSpans,
  judgeRoom,
  minuteOn,
  nearestFree,
  openSpans,
  otherRooms,
  overlap,
  pathTo,
  readMoment,
  rivalsOf,
  shutWith,
  unitsOf,
  wallOf,
  type PeticionReserva,
  type SalaExaminada,
  type TramoReserva,
} from './index.ts';

// A site with a floor; on it a hall of two halves, of which one can be halved again, and a room.
const [SEDE, PLANTA, SALON, A, B, A1, A2, RETIRO] = [1, 2, 3, 4, 5, 6, 7, 8];
const node = (id: number, padreId: number | null, reservable = true, divisible = false) => ({ id, padreId, reservable, divisible });
const TREE = [
  node(SEDE, null, false),
  node(PLANTA, SEDE, false),
  node(SALON, PLANTA, true, true),
  node(A, SALON, true, true),
  node(B, SALON),
  node(A1, A),
  node(A2, A),
  node(RETIRO, PLANTA),
];

describe('the tree of rooms', () => {
  test('a booking of the whole takes all parts, and one of a part leaves the other part free', () => {
    expect(unitsOf(TREE, SALON)).toEqual([SALON, A, B, A1, A2]);
    expect(unitsOf(TREE, A)).toEqual([A, A1, A2]);
    expect(unitsOf(TREE, B)).toEqual([B]);
    // A floor is not made of its rooms.
    expect(unitsOf(TREE, PLANTA)).toEqual([PLANTA]);
    expect(rivalsOf(TREE, A1)).toEqual([SALON, A, A1]);
    expect(rivalsOf(TREE, B)).toEqual([SALON, B]);
    expect(rivalsOf(TREE, RETIRO)).toEqual([RETIRO]);
  });

  test('what is shut takes along all in it, and the whole of which it is a part', () => {
    expect(new Set(shutWith(TREE, PLANTA))).toEqual(new Set([PLANTA, SALON, A, B, A1, A2, RETIRO]));
    expect(new Set(shutWith(TREE, A1))).toEqual(new Set([SALON, A, A1]));
  });

  test('a room stands in no circle and not too deep', () => {
    expect(pathTo(TREE, A1).map(({ id }) => id)).toEqual([SEDE, PLANTA, SALON, A, A1]);
    expect(fits(TREE, { id: SALON, padreId: A1 })).toBe(false);
    expect(fits(TREE, { id: SALON, padreId: SALON })).toBe(false);
    expect(fits(TREE, { id: null, padreId: A1 })).toBe(false);
    expect(fits(TREE, { id: null, padreId: A })).toBe(true);
    expect(fits(TREE, { id: SALON, padreId: RETIRO })).toBe(false);
    expect(fits(TREE, { id: B, padreId: null })).toBe(true);
    expect(fits(TREE, { id: null, padreId: 99 })).toBe(false);
  });
});

const span = (inicio: number, fin: number): TramoReserva => ({ inicio, fin });
const h = (hours: number): number => hours * 60;

describe('hours', () => {
  test('what is free is what is open and not taken; bookings that touch are not in each other’s way', () => {
    expect(overlap(span(0, 10), span(10, 20))).toBe(false);
    expect(freeSpans([span(480, 1200)], [span(660, 720), span(600, 670), span(1190, 1300)])).toEqual([span(480, 600), span(720, 1190)]);
    expect(freeSpans([span(0, 10)], [span(0, 10)])).toEqual([]);
  });

  test('the nearest free time is before or after, never in the past', () => {
    const free = [span(h(8), h(11)), span(h(12), h(15))];
    expect(nearestFree(free, span(h(10), h(11.5)), 0)).toEqual(span(h(9.5), h(11)));
    expect(nearestFree(free, span(h(10), h(11.5)), h(10))).toEqual(span(h(12), h(13.5)));
    expect(nearestFree(free, span(h(10), h(14)), 0)).toBeNull();
    // Both an hour away: the earlier one.
    expect(nearestFree([span(0, h(3)), span(h(4), h(6))], span(h(3), h(4)), 0)).toEqual(span(h(2), h(3)));
  });

  test('a room that never shuts is open over midnight, one that shuts is not', () => {
    const at = (fecha: string, minuto: number) => (fecha === '2026-11-25' ? 0 : 1440) + minuto;
    const days = { fechas: ['2026-11-25', '2026-11-26'], at };
    expect(openSpans({ dias: [3, 4], abre: 0, cierra: 1440 }, [], days)).toEqual([span(0, 2880)]);
    expect(openSpans({ dias: [3, 4], abre: 480, cierra: 1200 }, [], days)).toEqual([span(480, 1200), span(1920, 2640)]);
    expect(openSpans({ dias: [4], abre: 480, cierra: 1200 }, [], days)).toEqual([span(1920, 2640)]);
    expect(openSpans({ dias: [3, 4], abre: 0, cierra: 1440 }, [{ desde: '2026-11-26', hasta: '2026-11-30' }], days)).toEqual([
      span(0, 1440),
    ]);
  });

  test('whatever is taken, free and taken hours never meet and fill the open ones', () => {
    const spans = fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 80 })).map(([from, length]) => span(from, from + length)));
    fc.assert(
      fc.property(spans, (busy) => {
        const open = span(50, 250);
        const free = freeSpans([open], busy);
        expect(free.some((one) => busy.some((other) => overlap(one, other)))).toBe(false);
        const inOpen = busy.map((one) => span(Math.max(one.inicio, 50), Math.min(one.fin, 250)));
        const sum = [...free, ...joinSpans(inOpen)].reduce((total, { inicio, fin }) => total + fin - inicio, 0);
        expect(sum).toBe(200);
      }),
    );
  });
});

describe('the clock', () => {
  const MADRID = 'Europe/Madrid';
  const minute = (text: string, which: 'inicio' | 'fin', zona = MADRID): number => {
    const read = readMoment(text, zona, which);
    return 'minuto' in read ? read.minuto : Number.NaN;
  };

  test('in the night of October an hour that occurs twice is held both times', () => {
    const [from, to] = [minute('2026-10-25T02:00', 'inicio'), minute('2026-10-25T02:30', 'fin')];
    expect(instantOf(from, MADRID)).toBe('2026-10-25T02:00:00+02:00');
    expect(instantOf(to, MADRID)).toBe('2026-10-25T02:30:00+01:00');
    expect(to - from).toBe(90);
    expect(minute('2026-10-25T02:30:00+02:00', 'fin') - from).toBe(30);
    // From 1:00 to 4:00 by the clock these are four hours.
    expect(minute('2026-10-25T04:00', 'fin') - minute('2026-10-25T01:00', 'inicio')).toBe(h(4));
  });

  test('in the night of March the hour that is left out cannot be named, and 1:00 to 4:00 are two hours', () => {
    expect(readMoment('2026-03-29T02:30', MADRID, 'inicio')).toEqual({ noExiste: true });
    expect(minute('2026-03-29T04:00', 'fin') - minute('2026-03-29T01:00', 'inicio')).toBe(h(2));
    expect(minuteOn('2026-03-28', 1440, MADRID)).toBe(minute('2026-03-29T00:00', 'inicio'));
  });

  test('ten o’clock is another moment on the Canary Islands', () => {
    expect(minute('2026-11-25T10:00', 'inicio', 'Atlantic/Canary') - minute('2026-11-25T10:00', 'inicio')).toBe(60);
    expect(wallOf(minute('2026-11-25T10:00', 'inicio'), 'Atlantic/Canary')).toBe('2026-11-25T09:00');
  });
});

describe('what stands against a booking', () => {
  const MADRID = 'Europe/Madrid';
  const at = (text: string): number => {
    const read = readMoment(text, MADRID, 'inicio');
    return 'minuto' in read ? read.minuto : Number.NaN;
  };
  const room = (change: Partial<SalaExaminada['reglas']> = {}, rest: Partial<SalaExaminada> = {}): SalaExaminada => ({
    reglas: {
      horario: { dias: [1, 2, 3, 4, 5], abre: h(8), cierra: h(20) },
      aforo: 8,
      maximoMinutos: h(4),
      antelacionDias: 30,
      avisoMinutos: 0,
      departamentos: [],
      ...change,
    },
    zona: MADRID,
    cierres: [],
    ocupadas: [],
    ...rest,
  });
  // Wednesday, 25 November 2026, 9:02.
  const NOW = at('2026-11-25T09:02');
  const ask = (from: string, to: string, rest: Partial<PeticionReserva> = {}): PeticionReserva => ({
    inicio: at(from),
    fin: at(to),
    asistentes: null,
    departamentos: [],
    antes: null,
    ...rest,
  });

  test.each([
    ['an hour tomorrow', room(), ask('2026-11-26T10:00', '2026-11-26T11:00'), []],
    ['the five minutes of now', room(), ask('2026-11-25T09:00', '2026-11-25T10:00'), []],
    ['before them', room(), ask('2026-11-25T08:55', '2026-11-25T10:00'), ['pasada']],
    ['the end before the start', room(), ask('2026-11-26T11:00', '2026-11-26T10:00'), ['al-reves']],
    ['no time at all', room(), ask('2026-11-26T11:00', '2026-11-26T11:00'), ['al-reves']],
    ['not on the grid', room(), ask('2026-11-26T10:03', '2026-11-26T11:00'), ['rejilla']],
    ['too long', room(), ask('2026-11-26T10:00', '2026-11-26T14:05'), ['muy-larga']],
    ['as long as may be', room(), ask('2026-11-26T10:00', '2026-11-26T14:00'), []],
    ['the last day', room(), ask('2026-12-25T10:00', '2026-12-25T11:00'), []],
    ['a day later, which is a Saturday', room(), ask('2026-12-26T10:00', '2026-12-26T11:00'), ['muy-lejos', 'fuera-de-horario']],
    ['until it shuts', room(), ask('2026-11-26T19:00', '2026-11-26T20:00'), []],
    ['after it shuts', room(), ask('2026-11-26T19:00', '2026-11-26T20:05'), ['fuera-de-horario']],
    ['over the night', room({ maximoMinutos: h(48) }), ask('2026-11-26T19:00', '2026-11-27T09:00'), ['fuera-de-horario']],
    [
      'over the night where it never shuts',
      room({ maximoMinutos: h(48), horario: { dias: [1, 2, 3, 4, 5], abre: 0, cierra: 1440 } }),
      ask('2026-11-26T19:00', '2026-11-27T09:00'),
      [],
    ],
    ['nine in a room for eight', room(), ask('2026-11-26T10:00', '2026-11-26T11:00', { asistentes: 9 }), ['aforo']],
    ['a room of another department', room({ departamentos: [7] }), ask('2026-11-26T10:00', '2026-11-26T11:00'), ['no-permitida']],
    ['of the own one', room({ departamentos: [7] }), ask('2026-11-26T10:00', '2026-11-26T11:00', { departamentos: [3, 7] }), []],
    ['too short a notice', room({ avisoMinutos: 120 }), ask('2026-11-25T11:00', '2026-11-25T12:00'), ['con-poca-antelacion']],
    ['notice enough', room({ avisoMinutos: 120 }), ask('2026-11-25T11:05', '2026-11-25T12:00'), []],
    [
      'shut that day',
      room({}, { cierres: [{ desde: '2026-11-26', hasta: '2026-11-26' }] }),
      ask('2026-11-26T10:00', '2026-11-26T11:00'),
      ['sala-cerrada'],
    ],
    [
      'taken until then',
      room({}, { ocupadas: [{ inicio: at('2026-11-26T09:00'), fin: at('2026-11-26T10:00') }] }),
      ask('2026-11-26T10:00', '2026-11-26T11:00'),
      [],
    ],
    [
      'taken by five minutes',
      room({}, { ocupadas: [{ inicio: at('2026-11-26T09:00'), fin: at('2026-11-26T10:05') }] }),
      ask('2026-11-26T10:00', '2026-11-26T11:00'),
      ['ocupada'],
    ],
    [
      'one that has begun gets another end',
      room({ avisoMinutos: 60 }),
      ask('2026-11-25T08:00', '2026-11-25T10:00', { antes: { inicio: at('2026-11-25T08:00'), fin: at('2026-11-25T09:30') } }),
      [],
    ],
    [
      'one that is over does not',
      room(),
      ask('2026-11-25T08:00', '2026-11-25T10:00', { antes: { inicio: at('2026-11-25T08:00'), fin: at('2026-11-25T09:00') } }),
      ['pasada'],
    ],
  ] as const)('%s', (_name, sala, peticion, codes) => {
    expect(checkReserva(sala, peticion, NOW)).toEqual(codes);
  });
});

describe('what to say of a room', () => {
  const open = [span(h(8), h(20))];
  const busy = (...ocupadas: TramoReserva[]) => ({ aforo: 6, maximoMinutos: 120, abiertas: open, ocupadas });
  const wanted = span(h(10), h(11.5));
  test.each([
    ['free', busy(), 4, { que: 'libre' }],
    ['too small', busy(), 7, { que: 'pequena', aforo: 6 }],
    ['longer than it may be', { ...busy(), maximoMinutos: 60 }, null, { que: 'larga', maximo: 60 }],
    ['taken from eleven on', busy(span(h(11), h(12))), null, { que: 'ocupada-desde', minuto: h(11) }],
    ['taken until eleven', busy(span(h(9), h(11))), null, { que: 'ocupada-hasta', minuto: h(11) }],
    ['taken in between', busy(span(h(10.5), h(11))), null, { que: 'ocupada-entre', inicio: h(10.5), fin: h(11) }],
    ['taken all the time', busy(span(h(9), h(13))), null, { que: 'ocupada' }],
    ['shut', { aforo: null, maximoMinutos: 120, abiertas: [span(h(12), h(20))], ocupadas: [] }, null, { que: 'cerrada' }],
  ] as const)('%s', (_name, room, personas, said) => {
    expect(judgeRoom(room, wanted, personas)).toEqual(said);
  });

  test('another room is near, and no larger than it must be', () => {
    const rooms = [
      { id: 1, cerca: 1, aforo: 20, maximoMinutos: 480, abiertas: open, ocupadas: [] },
      { id: 2, cerca: 0, aforo: 12, maximoMinutos: 480, abiertas: open, ocupadas: [] },
      { id: 3, cerca: 0, aforo: 8, maximoMinutos: 480, abiertas: open, ocupadas: [] },
      { id: 4, cerca: 0, aforo: 4, maximoMinutos: 480, abiertas: open, ocupadas: [] },
      { id: 5, cerca: 0, aforo: 8, maximoMinutos: 480, abiertas: open, ocupadas: [wanted] },
    ];
    expect(otherRooms(rooms, wanted, { personas: 6, most: 2 }).map(({ id }) => id)).toEqual([3, 2]);
  });
});
