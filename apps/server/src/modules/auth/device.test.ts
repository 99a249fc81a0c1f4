import { expect, test } from 'vitest';
import { deviceOf } from './reads.ts';

const LIKE_GECKO = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/142.0.0.0 Safari/537.36`, 'ordenador', 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'ordenador', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'ordenador', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'ordenador',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'movil',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'movil',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
    'tableta',
    'Firefox',
    'iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${LIKE_GECKO} Chrome/142.0.0.0 Mobile Safari/537.36`, 'movil', 'Chrome', 'Android'],
  [`Jornada-App Mozilla/5.0 (Linux; Android 16; K) ${LIKE_GECKO} Chrome/142.0.0.0 Mobile Safari/537.36`, 'movil', 'Jornada', 'Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${LIKE_GECKO} Chrome/142.0.0.0 Safari/537.36`, 'tableta', 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${LIKE_GECKO} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'movil',
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${LIKE_GECKO} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'ordenador', 'Opera', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE_GECKO} Chrome/142.0.0.0 Safari/537.36`, 'ordenador', 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'ordenador', 'Firefox', 'Linux'],
  ['curl/8.14.1', 'desconocida', null, null],
  ['', 'desconocida', null, null],
])('%s', (userAgent, forma, navegador, sistema) => {
  expect(deviceOf(userAgent)).toEqual({ forma, navegador, sistema });
});
