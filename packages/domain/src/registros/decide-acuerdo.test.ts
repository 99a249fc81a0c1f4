import { describe, expect, test } from 'vitest';
import { a, laboral, OFICINA } from '../testing/laboral.ts';
import { createPersona, OTRO_RESPONSABLE, PERSONA, RESPONSABLE, T, type PersonaDePrueba } from '../testing/persona.ts';
import { decideAcuerdo, decideRetirada } from './decide-acuerdo.ts';
import { decideAlta } from './decide-alta.ts';
import { decideAnulacion, decideCorreccion } from './decide-correccion.ts';
import { versionesDe } from './versiones.ts';

const at = (hora: string): string => a(`2026-05-04T${hora}`);
const LUNES = '2026-05-04';

/** Eight to five without a pause (records 1 and 2), and three requests: another beginning (3) and a lunch (4 and 5). */
function asked(): PersonaDePrueba {
  const ana = createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false } });
  ana.ficha(at('08:10'), T.entrada);
  ana.ficha(at('17:00'), T.salida);
  const marcas = [
    { tipoId: T.comida, momento: at('13:00'), proyectoId: null },
    { tipoId: T.regreso, momento: at('14:00'), proyectoId: null },
  ];
  ana.decide(at('18:00'), (ctx) => decideCorreccion(ctx, { registroId: 1, momento: at('08:00'), motivo: 'Cola' }));
  ana.decide(at('18:00'), (ctx) => decideAlta(ctx, { fecha: LUNES, marcas, motivo: 'No fiché la comida' }));
  return ana;
}

const answer = (ana: PersonaDePrueba, correccionIds: number[], acepta: boolean, motivo: string | null = null, autorId = RESPONSABLE) =>
  ana.decide(at('19:00'), (ctx) => decideAcuerdo(ctx, { correccionIds, acepta, motivo }), autorId);
const withdraw = (ana: PersonaDePrueba, correccionIds: number[], autorId = PERSONA) =>
  ana.decide(at('18:30'), (ctx) => decideRetirada(ctx, { correccionIds }), autorId);
const estados = (ana: PersonaDePrueba) => ana.dia(LUNES)?.correcciones.map(({ estado }) => estado);

describe('an answer', () => {
  test('is for several proposals of a day at once', () => {
    const ana = asked();
    expect(answer(ana, [3, 4, 5], true, ' De acuerdo ')).toBeNull();
    expect(ana.log.slice(5)).toMatchObject(
      [3, 4, 5].map((refiereA) => ({ evento: 'acuerdo', refiereA, observaciones: 'De acuerdo', autorId: RESPONSABLE })),
    );
    expect(ana.dia(LUNES)).toMatchObject({
      inicio: at('08:00'),
      correcciones: [3, 4, 5].map((registroId) => ({ registroId, estado: 'acordada', respuesta: 'De acuerdo' })),
    });
    expect(ana.dia(LUNES)?.tramos).toHaveLength(3);
  });

  test('is whole or not at all', () => {
    for (const ids of [
      [3, 99],
      [3, 2],
    ]) {
      const ana = asked();
      expect(answer(ana, ids, true)).toBe('registros.no-existe');
      expect(ana.log).toHaveLength(5);
    }
  });

  test('is for all the marks that were proposed together, or for none of them', () => {
    for (const ids of [[4], [5], [3, 5]]) {
      const ana = asked();
      expect(answer(ana, ids, true)).toBe('registros.propuesta-entera');
      expect(answer(ana, ids, false, 'No')).toBe('registros.propuesta-entera');
      expect(ana.log).toHaveLength(5);
    }
    const ana = asked();
    expect(answer(ana, [4, 5], true)).toBeNull();
    expect(answer(ana, [3], false, 'Te vi llegar')).toBeNull();
  });

  test('that disagrees says why; both versions stay, and the minutes are as they were', () => {
    const ana = asked();
    const before = ana.dia(LUNES);
    expect(answer(ana, [4, 5], false)).toBe('registros.falta-motivo');
    expect(answer(ana, [4, 5], false, '  ')).toBe('registros.falta-motivo');
    expect(answer(ana, [4, 5], false, 'Comiste en la mesa')).toBeNull();
    expect(ana.dia(LUNES)).toMatchObject({ tramos: before?.tramos, marcas: before?.marcas, incidencias: ['desacuerdo'] });
    expect(ana.dia(LUNES)?.correcciones.slice(1)).toMatchObject(
      [4, 5].map((registroId) => ({ registroId, estado: 'desacuerdo', respuesta: 'Comiste en la mesa' })),
    );
  });

  test('is given once: who comes later is told', () => {
    const ana = asked();
    answer(ana, [3], true);
    expect(answer(ana, [3], false, 'No', OTRO_RESPONSABLE)).toBe('registros.ya-resuelta');
    expect(answer(ana, [3, 4, 5], true)).toBe('registros.ya-resuelta');
    expect(estados(ana)).toEqual(['acordada', 'pendiente', 'pendiente']);
  });

  test('is never given by the side that asked, whoever writes', () => {
    const ana = asked();
    expect(answer(ana, [3], true, null, PERSONA)).toBe('registros.responde-la-otra-parte');
    ana.decide(at('18:10'), (ctx) => decideCorreccion(ctx, { registroId: 2, momento: at('16:30'), motivo: 'Cámara' }), RESPONSABLE);
    expect(answer(ana, [6], true, null, RESPONSABLE)).toBe('registros.responde-la-otra-parte');
    expect(answer(ana, [6], true, null, OTRO_RESPONSABLE)).toBe('registros.responde-la-otra-parte');
    // Proposals of both sides cannot be answered together.
    expect(answer(ana, [3, 6], true, null, PERSONA)).toBe('registros.responde-la-otra-parte');
    expect(answer(ana, [6], true, null, PERSONA)).toBeNull();
    expect(ana.dia(LUNES)?.fin).toBe(at('16:30'));
  });
});

describe('taking a proposal back', () => {
  test('leaves it in the log and the day as it was', () => {
    const ana = asked();
    expect(withdraw(ana, [4, 5])).toBeNull();
    expect(ana.log.slice(5)).toMatchObject([4, 5].map((refiereA) => ({ evento: 'anulacion', refiereA })));
    expect(estados(ana)).toEqual(['pendiente', 'retirada', 'retirada']);
    expect(ana.dia(LUNES)?.marcas).toHaveLength(2);
    expect(answer(ana, [4, 5], true)).toBe('registros.ya-resuelta');
    expect(withdraw(ana, [4])).toBe('registros.ya-resuelta');
  });

  test('is for all the marks that were proposed together', () => {
    const ana = asked();
    expect(withdraw(ana, [4])).toBe('registros.propuesta-entera');
    expect(withdraw(ana, [3, 5])).toBe('registros.propuesta-entera');
    expect(withdraw(ana, [3])).toBeNull();
    expect(estados(ana)).toEqual(['retirada', 'pendiente', 'pendiente']);
  });

  test('is for whoever proposed it, while nobody has answered', () => {
    const ana = asked();
    expect(withdraw(ana, [3], RESPONSABLE)).toBe('registros.retira-quien-propuso');
    expect(withdraw(ana, [99])).toBe('registros.no-existe');
    answer(ana, [3], true);
    expect(withdraw(ana, [3])).toBe('registros.ya-resuelta');
    expect(ana.dia(LUNES)?.inicio).toBe(at('08:00'));
  });

  test('makes room for another one', () => {
    const ana = asked();
    const again = () => ana.decide(at('18:40'), (ctx) => decideCorreccion(ctx, { registroId: 1, momento: at('08:05'), motivo: 'Cola' }));
    expect(again()).toBe('registros.correccion-pendiente');
    withdraw(ana, [3]);
    expect(again()).toBeNull();
  });
});

test('a proposal about a mark that has gone waits for nobody, and waits again when the mark comes back', () => {
  const ana = createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false } });
  ana.ficha('2026-05-04T06:10:00Z', T.entrada);
  ana.decide('2026-05-04T06:10:05Z', (ctx) => decideCorreccion(ctx, { registroId: 1, momento: at('08:00'), motivo: 'Cola' }));
  ana.decide('2026-05-04T06:10:08Z', (ctx) => decideAnulacion(ctx, { registroId: 1 }));
  expect(estados(ana)).toEqual(['retirada']);
  expect(answer(ana, [2], false, 'No')).toBe('registros.ya-anulado');
});

describe('the two versions of a day', () => {
  const of = (ana: PersonaDePrueba, ids: number[]) => {
    const tipos = new Map(ana.contextAt(at('20:00')).tipos.map((tipo) => [tipo.id, tipo]));
    const { antes, despues } = versionesDe(ana.log, ids, tipos);
    return { antes: antes.tramos.length, despues: despues.tramos.length, inicio: [antes.inicio, despues.inicio] };
  };
  const LUNCH = { antes: 1, despues: 3, inicio: [at('08:10'), at('08:10')] };

  test('are the same while it waits, once it is agreed, and in disagreement', () => {
    const ana = asked();
    expect(of(ana, [4, 5])).toEqual(LUNCH);
    expect(of(ana, [3, 4, 5])).toEqual({ antes: 1, despues: 3, inicio: [at('08:10'), at('08:00')] });
    answer(ana, [4, 5], true);
    expect(of(ana, [4, 5])).toEqual(LUNCH);
    const eva = asked();
    answer(eva, [4, 5], false, 'No');
    expect(of(eva, [4, 5])).toEqual(LUNCH);
  });
});
