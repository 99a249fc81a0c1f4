import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { poseRelleno } from '@jornada/domain/turnos/relleno/planteamiento.ts';
import { createTablero } from '@jornada/domain/turnos/relleno/tablero.ts';
import { readPublicInstance } from './public-instance.ts';

const pedido = readPublicInstance(readFileSync(join(import.meta.dirname, 'instance1.txt'), 'utf8'));

test('the first public instance is read as it is written', () => {
  expect(pedido.dias).toHaveLength(14);
  expect(pedido.turnos).toMatchObject([{ codigo: 'D', inicio: '00:00', fin: '08:00', noSiguen: [] }]);
  expect(pedido.personas).toHaveLength(8);
  expect(pedido.personas[2]).toMatchObject({
    minutos: { minimo: 3360, maximo: 4320 },
    porTurno: { D: { minimo: null, maximo: 14 } },
    seguidos: { minimo: 2, maximo: 5 },
    libres: 2,
    fines: 1,
    ausencias: [pedido.dias[8]],
  });
  expect(pedido.personas[2]?.deseos).toHaveLength(7);
  expect(pedido.necesidades[0]).toEqual({ fecha: pedido.dias[0], turno: 'D', habilidad: null, personas: 5, pesoFalta: 100, pesoSobra: 1 });
});

test('its programme is small: a column for each day that somebody may work, one for each weekend, two for each need', () => {
  const { programa } = poseRelleno(createTablero(pedido), {
    hasta: 14,
    actual: null,
    isLibre: () => true,
    precio: null,
    conNoches: new Set(),
  });
  expect(programa.coste).toHaveLength(8 * 13 + 16 + 28);
  expect(programa.filaMinimo).toHaveLength(303);
});
