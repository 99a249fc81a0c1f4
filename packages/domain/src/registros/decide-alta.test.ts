import { describe, expect, test } from 'vitest';
import { a, fijo, laboral, NOCHES, OFICINA, turno } from '../testing/laboral.ts';
import { createPersona, PERSONA, PROYECTO, RESPONSABLE, T, type Opciones, type PersonaDePrueba } from '../testing/persona.ts';
import { decideAcuerdo } from './decide-acuerdo.ts';
import { decideAlta } from './decide-alta.ts';
import { decideAnulacion, decideCorreccion, decideObservacion } from './decide-correccion.ts';
import { minutosDeJornada } from './minutos.ts';

const LUNES = '2026-05-04';
const MARTES = '2026-05-05';
const at = (hora: string): string => a(hora.includes('T') ? hora : `${LUNES}T${hora}`);

type Marca = [keyof typeof T, string] | [keyof typeof T, string, number];

const add = (ana: PersonaDePrueba, fecha: string, marcas: Marca[], ahora = `${MARTES}T08:00`, autorId = PERSONA) =>
  ana.decide(
    at(ahora),
    (ctx) =>
      decideAlta(ctx, {
        fecha,
        marcas: marcas.map(([tipo, hora, proyectoId = null]) => ({ tipoId: T[tipo], momento: at(hora), proyectoId })),
        motivo: 'Olvidé fichar',
      }),
    autorId,
    fecha,
  );
const accept = (
  ana: PersonaDePrueba,
  correccionIds: number[],
  ahora = `${MARTES}T09:00`,
  autorId = RESPONSABLE,
  dia: string | null = null,
) => ana.decide(at(ahora), (ctx) => decideAcuerdo(ctx, { correccionIds, acepta: true, motivo: null }), autorId, dia);
const trabajado = (ana: PersonaDePrueba, fecha: string): number => {
  const dia = ana.dia(fecha);
  return dia ? minutosDeJornada(dia, null, { zona: dia.zona, pais: 'ES' }).trabajado : 0;
};

/** A person in a company without a standing agreement. */
const strict = (opciones: Partial<Opciones> = {}): PersonaDePrueba =>
  createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false }, ...opciones });

/** Clocked in at eight on Monday, and never out. */
function forgetful(opciones: Partial<Opciones> = {}): PersonaDePrueba {
  const ana = strict(opciones);
  ana.ficha(at('08:00'), T.entrada);
  return ana;
}

const JORNADA: Marca[] = [
  ['salida', '17:00'],
  ['entrada', '08:00'],
  ['regreso', '14:00'],
  ['comida', '13:00'],
];

describe('a forgotten clock-out', () => {
  test('waits for the company, and counts from when it agrees', () => {
    const ana = forgetful();
    expect(add(ana, LUNES, [['salida', '17:00']])).toBeNull();
    expect(ana.log.at(-1)).toMatchObject({
      evento: 'correccion',
      refiereA: null,
      clase: 'salida',
      tipoId: T.salida,
      momento: at('17:00'),
      observaciones: 'Olvidé fichar',
      modo: 'declarado',
      fecha: LUNES,
    });
    expect(ana.dia(LUNES)).toMatchObject({
      estado: 'abierta',
      marcas: [{ registroId: 1 }],
      correcciones: [
        { clase: 'alta', refiereA: null, marca: 'salida', momentoAntes: null, momentoNuevo: at('17:00'), estado: 'pendiente' },
      ],
    });
    expect(accept(ana, [2])).toBeNull();
    expect(ana.dia(LUNES)).toMatchObject({
      estado: 'cerrada',
      fin: at('17:00'),
      marcas: [{ registroId: 1 }, { registroId: 2, modo: 'declarado', momento: at('17:00'), momentoOriginal: null, observaciones: null }],
      incidencias: [],
    });
    expect(trabajado(ana, LUNES)).toBe(540);
  });

  test('of a day that was left, as the next one had begun, completes it', () => {
    const ana = forgetful();
    ana.ficha(at(`${MARTES}T08:00`), T.entrada);
    expect(ana.dia(LUNES)?.estado).toBe('incompleta');
    expect(add(ana, LUNES, [['salida', '17:00']], `${MARTES}T08:05`)).toBeNull();
    expect(accept(ana, [ana.log.length])).toBeNull();
    expect(ana.dias()).toMatchObject([{ estado: 'cerrada', incidencias: [] }, { estado: 'abierta' }]);
  });

  test('of weeks ago is still possible', () => {
    const ana = forgetful();
    ana.ficha(at(`${MARTES}T08:00`), T.entrada);
    expect(add(ana, LUNES, [['salida', '17:00']], '2026-06-20T08:00')).toBeNull();
    expect(accept(ana, [ana.log.length], '2026-06-21T08:00', RESPONSABLE, LUNES)).toBeNull();
    expect(ana.dia(LUNES)).toMatchObject({ estado: 'cerrada', fin: at('17:00') });
  });

  test('of the night, asked for at ten past seven, belongs to the day on which it began', () => {
    const ana = strict({ laboral: laboral(NOCHES) });
    ana.ficha(at('22:00'), T.entrada);
    expect(add(ana, LUNES, [['salida', `${MARTES}T06:00`]], `${MARTES}T07:10`)).toBeNull();
    expect(accept(ana, [2], `${MARTES}T07:15`)).toBeNull();
    expect(ana.dia(LUNES)).toMatchObject({ estado: 'cerrada', fin: at(`${MARTES}T06:00`) });
    expect(trabajado(ana, LUNES)).toBe(480);
  });

  test.each([
    ['2026-03-28', '2026-03-29T06:00', 420],
    ['2026-10-24', '2026-10-25T06:00', 540],
  ])('of the night of %s, when the clocks change, lasts what it lasted', (fecha, salida, minutos) => {
    const ana = strict({ laboral: laboral(NOCHES) });
    ana.ficha(at(`${fecha}T22:00`), T.entrada);
    expect(add(ana, fecha, [['salida', salida]], salida.replace('06:00', '07:10'))).toBeNull();
    expect(accept(ana, [2], salida.replace('06:00', '07:15'))).toBeNull();
    expect(trabajado(ana, fecha)).toBe(minutos);
  });
});

describe('a day that nobody clocked', () => {
  test('is nothing but a request until the company agrees, and then stands whole', () => {
    const ana = strict();
    expect(add(ana, LUNES, JORNADA)).toBeNull();
    expect(ana.dia(LUNES)).toMatchObject({ estado: 'vacia', marcas: [], inicio: null, fin: null, zona: 'Europe/Madrid' });
    expect(ana.dia(LUNES)?.correcciones.map(({ marca }) => marca)).toEqual(['entrada', 'pausa', 'regreso', 'salida']);
    expect(accept(ana, [1, 2, 3, 4])).toBeNull();
    expect(ana.dia(LUNES)).toMatchObject({ estado: 'cerrada', inicio: at('08:00'), fin: at('17:00') });
    expect(trabajado(ana, LUNES)).toBe(480);
  });

  test('cannot be agreed to in part, even where the rest would stand', () => {
    const ana = strict();
    add(ana, LUNES, JORNADA);
    for (const part of [[1, 3], [1, 4], [1]]) expect(accept(ana, part)).toBe('registros.propuesta-entera');
    expect(ana.log).toHaveLength(4);
    expect(accept(ana, [1, 2, 3, 4])).toBeNull();
    expect(ana.dia(LUNES)?.correcciones.map(({ estado }) => estado)).toEqual(Array(4).fill('acordada'));
  });

  test('may be a night, and a second stretch of a day that has one', () => {
    const ana = strict({ laboral: laboral(NOCHES) });
    expect(
      add(ana, LUNES, [
        ['entrada', '22:00'],
        ['salida', `${MARTES}T06:00`],
      ]),
    ).toBeNull();
    const eva = strict();
    eva.ficha(at('08:00'), T.entrada);
    eva.ficha(at('13:00'), T.salida);
    const tarde: Marca[] = [
      ['entrada', '13:00'],
      ['salida', '17:00'],
    ];
    expect(add(eva, LUNES, tarde)).toBeNull();
    expect(accept(eva, [3, 4])).toBeNull();
    expect(eva.dia(LUNES)).toMatchObject({ estado: 'cerrada', fin: at('17:00') });
    expect(trabajado(eva, LUNES)).toBe(540);
  });

  test('is possible while the day before is still open and forgotten', () => {
    const ana = forgetful();
    expect(
      add(
        ana,
        MARTES,
        [
          ['entrada', `${MARTES}T08:00`],
          ['salida', `${MARTES}T12:00`],
        ],
        `${MARTES}T18:00`,
      ),
    ).toBeNull();
    expect(accept(ana, [2, 3], `${MARTES}T18:05`)).toBeNull();
    expect(ana.dia(MARTES)?.estado).toBe('cerrada');
  });
});

describe('marks to add', () => {
  test('are effective at once under the standing agreement, for the person alone', () => {
    const ana = createPersona({ laboral: laboral(OFICINA) });
    ana.ficha(at('08:00'), T.entrada);
    expect(add(ana, LUNES, [['salida', '17:00']])).toBeNull();
    expect(ana.log.slice(1)).toMatchObject([{ evento: 'correccion' }, { evento: 'acuerdo', refiereA: 2, modo: 'automatico' }]);
    expect(ana.dia(LUNES)).toMatchObject({ estado: 'cerrada', correcciones: [{ estado: 'acordada', resueltaPor: null }] });
    expect(add(ana, '2026-05-01', [...altas('2026-05-01')], `${MARTES}T08:00`, RESPONSABLE)).toBeNull();
    expect(ana.dia('2026-05-01')).toMatchObject({ estado: 'vacia', correcciones: [{ estado: 'pendiente' }, { estado: 'pendiente' }] });
    expect(accept(ana, [4, 5], `${MARTES}T09:00`, RESPONSABLE, '2026-05-01')).toBe('registros.responde-la-otra-parte');
    expect(accept(ana, [4, 5], `${MARTES}T09:00`, PERSONA, '2026-05-01')).toBeNull();
  });

  test('are a record like any other once agreed: another hour, a remark, a voiding', () => {
    const ana = forgetful();
    add(ana, LUNES, [['salida', '17:00']]);
    const correct = () =>
      ana.decide(at(`${MARTES}T09:00`), (ctx) => decideCorreccion(ctx, { registroId: 2, momento: at('17:30'), motivo: 'Más' }));
    expect(correct()).toBe('registros.no-existe');
    accept(ana, [2]);
    expect(correct()).toBeNull();
    expect(accept(ana, [4])).toBeNull();
    ana.decide(at(`${MARTES}T09:00`), (ctx) => decideObservacion(ctx, { registroId: 2, observaciones: 'Inventario', momento: null }));
    expect(ana.dia(LUNES)?.marcas.at(-1)).toMatchObject({
      registroId: 2,
      momento: at('17:30'),
      momentoOriginal: at('17:00'),
      modo: 'declarado',
      observaciones: 'Inventario',
    });
    ana.decide(at(`${MARTES}T09:00`), (ctx) => decideAnulacion(ctx, { registroId: 2 }));
    expect(ana.dia(LUNES)?.correcciones.at(-1)).toMatchObject({ clase: 'anulacion', refiereA: 2, estado: 'pendiente' });
    expect(accept(ana, [ana.log.length])).toBeNull();
    expect(ana.dia(LUNES)?.marcas).toHaveLength(1);
  });

  test('come one set a day: the first is answered or taken back before there is another', () => {
    const ana = forgetful();
    expect(add(ana, LUNES, [['salida', '17:00']])).toBeNull();
    expect(add(ana, LUNES, [['salida', '17:30']])).toBe('registros.correccion-pendiente');
    expect(add(ana, LUNES, [['salida', '17:30']], `${MARTES}T08:00`, RESPONSABLE)).toBe('registros.correccion-pendiente');
    expect(add(ana, '2026-05-01', altas('2026-05-01'))).toBeNull();
  });

  test.each<[string, string, Marca[], string]>([
    ['a clock-out of a day without a clock-in', '2026-05-01', [['salida', '2026-05-01T17:00']], 'registros.hora-fuera-de-orden'],
    ['a clock-in that leaves the day without its end', '2026-05-01', [['entrada', '2026-05-01T08:00']], 'registros.hora-fuera-de-orden'],
    ['a second clock-in', LUNES, [['entrada', '09:00']], 'registros.hora-fuera-de-orden'],
    ['a clock-out before the clock-in', LUNES, [['salida', '07:59']], 'registros.hora-fuera-de-orden'],
    ['hours of another day', '2026-05-01', altas('2026-05-02'), 'registros.hora-fuera-de-orden'],
    ['a stretch of more than 24 hours', LUNES, [['salida', `${MARTES}T08:01`]], 'registros.hora-fuera-de-orden'],
    ['a stretch over the next day', LUNES, [['salida', `${MARTES}T07:31`]], 'registros.hora-fuera-de-orden'],
    ['the future', LUNES, [['salida', `${MARTES}T09:01`]], 'registros.hora-futura'],
    ['a type that is not offered any more', LUNES, [['antiguo', '17:00']], 'registros.tipo-no-valido'],
    ['a project that is not named', LUNES, [['proyecto', '10:00']], 'registros.falta-proyecto'],
    ['a project that is closed', LUNES, [['proyecto', '10:00', 99]], 'registros.proyecto-no-valido'],
  ])('are refused: %s', (_, fecha, marcas, error) => {
    const ana = forgetful();
    ana.ficha(at(`${MARTES}T07:30`), T.entrada);
    const before = ana.log.length;
    expect(add(ana, fecha, marcas, `${MARTES}T09:00`)).toBe(error);
    expect(ana.log).toHaveLength(before);
  });

  test('carry their project', () => {
    const ana = forgetful();
    expect(
      add(ana, LUNES, [
        ['proyecto', '10:00', PROYECTO],
        ['salida', '17:00'],
      ]),
    ).toBeNull();
    accept(ana, [2, 3]);
    expect(ana.dia(LUNES)?.tramos.map(({ proyectoId }) => proyectoId)).toEqual([null, PROYECTO]);
  });

  test('no longer fit where somebody has clocked meanwhile', () => {
    const ana = forgetful();
    expect(add(ana, LUNES, [['salida', '15:00']], '16:00')).toBeNull();
    ana.ficha(at('17:00'), T.salida);
    expect(accept(ana, [2])).toBe('registros.hora-fuera-de-orden');
    expect(ana.dia(LUNES)).toMatchObject({ estado: 'cerrada', fin: at('17:00'), correcciones: [{ estado: 'pendiente' }] });
  });
});

function altas(fecha: string): Marca[] {
  return [
    ['entrada', `${fecha}T08:00`],
    ['salida', `${fecha}T15:00`],
  ];
}

describe('a planned duty of 24 hours', () => {
  const guardia = fijo([null, null, null, null, null, turno('08:00', '08:00'), null]);

  test.each([
    ['an ordinary one', '2026-05-09', '2026-05-10', 24 * 60 + 10],
    ['over the hour that comes twice', '2026-10-24', '2026-10-25', 25 * 60 + 10],
  ])('%s takes its forgotten clock-out, a little late as well', (_name, sabado, domingo, minutos) => {
    const ana = createPersona({ laboral: laboral(guardia) });
    ana.ficha(at(`${sabado}T07:55`), T.entrada);
    expect(add(ana, sabado, [['salida', `${domingo}T08:05`]], `${domingo}T20:00`)).toBeNull();
    expect(trabajado(ana, sabado)).toBe(minutos);
  });

  test('declared whole or sent late it is as long, and no longer', () => {
    const ana = createPersona({ laboral: laboral(guardia) });
    const whole = (fin: string): Marca[] => [
      ['entrada', '2026-10-24T08:00'],
      ['salida', fin],
    ];
    expect(add(ana, '2026-10-24', whole('2026-10-25T14:01'), '2026-10-26T09:00')).toBe('registros.hora-fuera-de-orden');
    expect(add(ana, '2026-10-24', whole('2026-10-25T08:00'), '2026-10-26T09:00')).toBeNull();
  });
});
