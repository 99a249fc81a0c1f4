import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CODIGOS_ERROR } from './errores.ts';
import { CALLS } from './features.ts';
import type { Call } from './call.ts';
import { PENDING_CALLS, PENDING_GROUPS } from './pending.ts';

type SurfaceCall = {
  host: 'central' | 'instance';
  group: string;
  method: string;
  path: string;
  given: 'exact' | 'name' | 'described';
  body?: string[];
  query?: string[];
};

const surface = JSON.parse(readFileSync(new URL('../surface.json', import.meta.url), 'utf8')) as {
  calls: SurfaceCall[];
  constants: { appVersion: string };
};
const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const built = new Map(CALLS.map((call) => [keyOf(call), call]));
const fieldsOf = (call: Call): string[] => Object.keys((call.entrada as unknown as { shape: object }).shape);

describe('the contract against the specification', () => {
  const isPending = (call: SurfaceCall): boolean =>
    (PENDING_GROUPS as readonly string[]).includes(call.group) || (PENDING_CALLS as readonly string[]).includes(keyOf(call));

  test('every call of the specification is in the contract, or in the list of those to come', () => {
    expect(surface.calls.filter((call) => !built.has(keyOf(call)) && !isPending(call)).map(keyOf)).toEqual([]);
  });

  test('nothing that is built is still in that list', () => {
    expect(surface.calls.filter((call) => built.has(keyOf(call)) && isPending(call)).map(keyOf)).toEqual([]);
    expect(PENDING_CALLS.filter((key) => !surface.calls.some((call) => keyOf(call) === key))).toEqual([]);
  });

  test('what is not of the specification is marked as ours', () => {
    const known = new Set(surface.calls.map(keyOf));
    expect(CALLS.filter((call) => !known.has(keyOf(call)) && !call.nuestra).map(keyOf)).toEqual([]);
    expect(CALLS.filter((call) => known.has(keyOf(call)) && call.nuestra).map(keyOf)).toEqual([]);
  });

  test.each(surface.calls.filter((call) => built.has(keyOf(call))).map((call) => [keyOf(call), call] as const))(
    '%s: host and fields',
    (key, wanted) => {
      const call = built.get(key);
      expect(call?.host).toBe(wanted.host);
      const fields = call ? fieldsOf(call) : [];
      for (const field of [...(wanted.body ?? []), ...(wanted.query ?? [])]) expect(fields).toContain(field);
    },
  );

  test('every error code belongs to a status, and every refusal of the record is one', async () => {
    const { CODIGOS_REGISTROS } = await import('@jornada/domain/registros/codigos.ts');
    const codes = CODIGOS_ERROR.filter((code) => code.startsWith('registros.'));
    expect(new Set(codes)).toEqual(new Set(CODIGOS_REGISTROS));
  });
});
