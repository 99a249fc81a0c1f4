import { expect, test } from 'vitest';
import type { LogLine } from '../../../shared/logs/logs.ts';
import { happeningsOf } from './happenings.ts';

const line = (n: number, text: string, kind: LogLine['kind'] = 'call'): LogLine => ({ n, at: `2026-03-09T08:00:0${n}Z`, kind, text });

test.each([
  ['GET /instancia/registros/registrosHoy 503 20 ms ab12', 'servidor', 'fichajes'],
  ['POST /instancia/registros TypeError 9 ms', 'red', 'fichajes'],
  ['POST /api/login 401 80 ms ab12', 'sesion', 'entrada'],
  ['GET /instancia/bandeja/pendientes 403 8 ms', 'permiso', 'bandeja'],
  ['GET /instancia/userPhoto/foto 404 8 ms', 'no-esta', 'cuenta'],
  ['PUT /instancia/notificaciones/ajustes 422 8 ms', 'no-aceptado', 'avisos'],
  ['GET /i18n/de.json 429 8 ms', 'espera', 'textos'],
  ['GET /instancia/nueva 500 8 ms', 'servidor', 'otra'],
])('%s is %s of %s', (text, que, donde) => {
  expect(happeningsOf([line(1, text)])).toMatchObject([{ que, donde, times: 1 }]);
});

test('what went well, what was given up, and what its call has told already are no happenings', () => {
  const well = [
    line(1, 'GET /instancia/resumen 200 8 ms'),
    line(2, 'GET /instancia/resumen AbortError 8 ms'),
    line(3, 'registros.no-existe 404', 'error'),
  ];
  expect(happeningsOf(well)).toEqual([]);
  expect(happeningsOf([line(4, 'RangeError: x home.js:1:2', 'error')])).toMatchObject([{ que: 'aplicacion', donde: 'otra' }]);
});

test('the newest comes first, and the same thing in a row is one with its last hour', () => {
  const [first, second] = happeningsOf([
    line(1, 'GET /instancia/resumen TypeError 8 ms'),
    line(2, 'GET /instancia/registros TypeError 8 ms'),
    line(3, 'GET /instancia/bandeja 200 8 ms'),
    line(4, 'GET /instancia/registros TypeError 8 ms'),
  ]);
  expect(first).toMatchObject({ donde: 'fichajes', times: 2, at: '2026-03-09T08:00:04Z' });
  expect(second).toMatchObject({ donde: 'resumen', times: 1 });
});
