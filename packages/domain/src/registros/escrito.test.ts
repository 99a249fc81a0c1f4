import { expect, test } from 'vitest';
import { a, laboral, OFICINA } from '../testing/laboral.ts';
import { linea, marca, marcas, project } from '../testing/log.ts';
import { createPersona, ordenDe, T } from '../testing/persona.ts';
import { decideFichaje } from './decide-fichaje.ts';
import { readDays } from './dias.ts';
import { contextAfter, linesWrittenWith, withIds } from './escrito.ts';

test('a decision knows the day that it leaves behind, and the one that it begins', () => {
  const ana = createPersona({ laboral: laboral(OFICINA) });
  ana.ficha(a('2026-05-04T08:00'), T.entrada);
  const ctx = ana.contextAt(a('2026-05-05T08:00'));
  const decision = decideFichaje(ctx, ordenDe(T.entrada));
  if (!decision.ok) throw new Error(decision.error);
  expect(decision.lines.map(({ numero, registroId, fecha, evento }) => [numero, registroId, fecha, evento])).toEqual([
    [2, -2, '2026-05-05', 'fichaje'],
    [3, -3, '2026-05-04', 'olvido'],
  ]);
  expect(decision.jornadas.map(({ fecha, estado }) => [fecha, estado])).toEqual([
    ['2026-05-04', 'incompleta'],
    ['2026-05-05', 'abierta'],
  ]);

  const escrito = withIds(decision, [70, 71]);
  const after = contextAfter(ctx, escrito);
  expect(escrito.lines.map(({ registroId }) => registroId)).toEqual([70, 71]);
  expect(after.siguienteNumero).toBe(4);
  expect(after.dias).toEqual(readDays([...ana.log, ...escrito.lines], ctx.tipos));
});

test('once they have their ids, lines and days refer to one another by these, and to older lines as before', () => {
  const [entrada, salida] = marcas(['entrada', '08:00'], ['salida', '17:00']);
  if (!entrada || !salida) throw new Error('two marks');
  const lines = [
    { ...salida, registroId: -2 },
    linea(3, { registroId: -3, evento: 'correccion', refiereA: -2, momento: salida.momento }),
    linea(4, { registroId: -4, evento: 'correccion', refiereA: entrada.registroId, momento: entrada.momento }),
  ];
  const written = withIds({ lines, jornadas: [project([entrada, ...lines])] }, [50, 51, 52]);
  expect(written.lines.map(({ registroId, refiereA }) => [registroId, refiereA])).toEqual([
    [50, null],
    [51, 50],
    [52, entrada.registroId],
  ]);
  expect(written.jornadas).toEqual([project([entrada, ...written.lines])]);
});

test('lines of one action name its first one, whatever was written beside it at the same moment', () => {
  const first = marca(2, 'entrada', '08:00');
  const same = { recibido: first.recibido };
  const together = [first, linea(3, { ...same, primero: 2, evento: 'anulacion' }), linea(4, { ...same, primero: 2, evento: 'olvido' })];
  const [before, after] = [marca(1, 'salida', '07:00', same), linea(5, same)];
  expect(linesWrittenWith([after, ...together.toReversed(), before], first)).toEqual(together);
  expect(linesWrittenWith([after, ...together], after)).toEqual([after]);
});
