import { describe, expect, test } from 'vitest';
import { ApiError } from '@jornada/client';
import { createMemoryStorage } from '@jornada/testkit';
import { createLogs } from './logs.ts';
import { pathOf, redact } from './redact.ts';

const at = Temporal.Instant.from('2026-03-09T08:00:00.123Z');
const create = (storage = createMemoryStorage(), isKept = true) => createLogs({ storage, now: () => at, isKept: () => isKept });
const TOKEN = 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImEifQ.eyJlbnQiOjEsInVzciI6MiwiZXhwIjoxfQ.sZ-yQ1_abcdefghijklmnopqrstuvwx';

describe('what a line says', () => {
  test.each([
    [`failed with ${TOKEN} at the end`, 'failed with … at the end'],
    ['GET /instancia/registros?latitud=40.41&token=abc failed', 'GET /instancia/registros failed'],
    ['no such user ana.perez@example.com', 'no such user …'],
    ['"Llegué tarde por obras" is not valid', '"…" is not valid'],
    ['person 00000001R of 2026-03-09', 'person #R of #-03-09'],
    ['session 123e4567-e89b-42d3-a456-426614174000 is over', 'session … is over'],
    ['key q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI', 'key …'],
    ["Cannot read properties of undefined (reading 'items')", 'Cannot read properties of undefined (reading "…")'],
  ])('%s', (text, wanted) => expect(redact(text)).toBe(wanted));

  test.each([
    ['https://jornada.example/instancia/registros/byId?id=7', '/instancia/registros/byId'],
    ['/instancia/personas/00000001R/foto', '/instancia/personas/#/foto'],
    [`/instancia/x/${TOKEN}`, '/instancia/x/#'],
    ['/api/auth/getLoginMethods2', '/api/auth/getLoginMethods2'],
    ['/instancia/intranet/personas/Ana%20Pérez', '/instancia/intranet/personas/#'],
  ])('the path of %s', (url, wanted) => expect(pathOf(url)).toBe(wanted));

  test('no line is long, however long what happened', () => {
    expect(redact('a '.repeat(100_000)).length).toBeLessThanOrEqual(240);
  });
});

describe('the logs of a device', () => {
  test('keep method, path, status, time and reference of a call, and nothing that was sent or answered', async () => {
    const storage = createMemoryStorage();
    const logs = create(storage);
    const fetch = logs.watch(() =>
      Promise.resolve(new Response('{"secreto":"Ana"}', { status: 422, headers: { 'x-request-id': 'ab12cd34' } })),
    );
    await fetch('https://jornada.example/instancia/registros?latitud=40', {
      method: 'POST',
      headers: { 'Access-Token': TOKEN },
      body: JSON.stringify({ observaciones: 'visita médica' }),
    });
    expect(logs.lines.get()).toEqual([
      { n: 1, at: '2026-03-09T08:00:00Z', kind: 'call', text: 'POST /instancia/registros 422 0 ms ab12cd34' },
    ]);
    expect(storage.getItem('jornada.logs')).not.toMatch(/Ana|médica|latitud|eyJ/);
  });

  test('keep a call that got no answer, and hand its failure on', async () => {
    const logs = create();
    const fetch = logs.watch(() => Promise.reject(new TypeError('Failed to fetch https://x/?token=1')));
    await expect(fetch('/instancia/home')).rejects.toThrow('Failed to fetch');
    expect(logs.lines.get()[0]?.text).toBe('GET /instancia/home TypeError 0 ms');
  });

  test('know an error of the server by its code: its words are for its person', () => {
    const logs = create();
    logs.error(new ApiError({ code: 'registros.no-existe', message: 'El registro de Ana Pérez no existe', status: 404 }));
    logs.error(new RangeError('Ana: "Pérez" 12345'));
    const [first, second] = logs.lines.get();
    expect(first?.text).toBe('registros.no-existe 404');
    expect(second?.text).toMatch(/^RangeError: Ana: "…" # logs\.test\.ts:\d+:\d+/);
  });

  test('hold a hundred and fifty lines, outlive the page where the company wants logs, and read what is broken as nothing', () => {
    const storage = createMemoryStorage();
    const logs = create(storage);
    for (let n = 0; n < 200; n++) logs.error(`no ${n % 7}`);
    expect(logs.lines.get().length).toBe(150);
    expect(create(storage).lines.get()).toEqual(logs.lines.get());
    logs.clear();
    expect(create(storage).lines.get()).toEqual([]);
    storage.setItem('jornada.logs', '[{"at":1},null,{"n":1,"at":"x","kind":"call","text":"GET /"}]');
    expect(create(storage).lines.get()).toEqual([{ n: 1, at: 'x', kind: 'call', text: 'GET /' }]);

    const other = createMemoryStorage();
    create(other, false).error('x');
    expect(other.getItem('jornada.logs')).toBeNull();
  });
});
