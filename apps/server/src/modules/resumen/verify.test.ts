import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumen } from '@jornada/contract/resumen.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from './testing/live.ts';

let server: TestServer;
let company: TestCompany;
let digest: string;
let dataDigest: string;

const NOW = '2026-03-31T20:00:00Z';
const MARCH = { ano: 2026, mes: 3 } as const;
const UNKNOWN = { emitido: null, datos: null, mes: null };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'V-JEFA', roles: ['responsable'] },
      { userName: 'V-OTRA', roles: ['responsable'] },
      { userName: 'V-ADMIN', roles: ['admin'] },
      { userName: 'V-ANA', nombre: 'Ana Muñoz', responsable: 'V-JEFA' },
      { userName: 'V-SUELTA', horario: null },
    ],
  });
  await createTestCompany(server.db, { personas: [{ userName: 'V-AJENA', roles: ['admin'] }] });
  await live(server, company, 'V-ANA', [
    ['2026-03-10T07:00:00Z', 'entrada'],
    ['2026-03-10T16:00:00Z', 'salida'],
  ]);
  const { token } = await sessionAt(server, 'V-ANA', NOW);
  const take = (formato: 'pdf' | 'csv') => server.call(resumen.exportar, { formato, ...MARCH }, { token });
  const { content } = await take('csv');
  digest = content.sha256;
  dataDigest = content.huellaDatos;
  expect((await take('pdf')).content.huellaDatos).toBe(dataDigest);
});
afterAll(() => server.close());

async function verify(userName: string, sha256: string) {
  const { token } = await sessionAt(server, userName, NOW);
  return (await server.call(resumen.verificar, { sha256 }, { token })).content;
}

describe('a file that was issued', () => {
  test.each(['V-ANA', 'V-JEFA', 'V-ADMIN'])(
    '%s, who sees the record, learns whose it is, of when, and who took it out',
    async (userName) => {
      expect(await verify(userName, digest)).toMatchObject({
        emitido: { momento: NOW, formato: 'csv', desde: '2026-03-01', hasta: '2026-03-31', persona: 'Ana Muñoz', autor: 'Ana Muñoz' },
        datos: null,
      });
    },
  );

  test.each(['V-OTRA', 'V-SUELTA', 'V-AJENA'])('%s, who does not see the record, learns nothing of file nor data', async (userName) => {
    expect(await verify(userName, digest)).toEqual(UNKNOWN);
    expect(await verify(userName, dataDigest)).toEqual(UNKNOWN);
  });
});

describe('the digest of the data, as files print it', () => {
  test.each(['V-ANA', 'V-JEFA', 'V-ADMIN'])('tells %s of whose record it is and in which formats it went out', async (userName) => {
    expect(await verify(userName, dataDigest)).toEqual({
      emitido: null,
      datos: { persona: 'Ana Muñoz', desde: '2026-03-01', hasta: '2026-03-31', primera: NOW, ultima: NOW, formatos: ['csv', 'pdf'] },
      mes: { persona: 'Ana Muñoz', ano: 2026, mes: 3, igual: true, firmado: null, metodo: null },
    });
  });

  test('that nobody issued is unknown to everybody', async () => {
    expect(await verify('V-ADMIN', '0'.repeat(64))).toEqual(UNKNOWN);
  });
});

test('a record has the years from the first day to this one, and none without a day', async () => {
  const years = async (userName: string) => {
    const { token } = await sessionAt(server, userName, NOW);
    return (await server.call(resumen.anos, {}, { token })).content.anos;
  };
  expect(await years('V-ANA')).toEqual([2026, 2025]);
  expect(await years('V-SUELTA')).toEqual([]);
});
