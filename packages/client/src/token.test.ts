import { describe, expect, it } from 'vitest';
import { isSameHolder, isSsoToken, readTokenPayload } from './token.ts';
import { newUuid } from './uuid.ts';

const signed = (payload: unknown): string => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.firma`;

describe('readTokenPayload', () => {
  it('reads base64url and more than ASCII', () => {
    // These bytes need both letters in which base64url differs from base64.
    const payload = { nombre: 'Begoña ÿþ¿', relleno: '???>>>~~~' };
    expect(signed(payload)).toMatch(/[-_]/);
    expect(readTokenPayload(signed(payload))).toEqual(payload);
  });

  it.each(['', 'one', 'a.%%%.c', `e30.${Buffer.from('not json').toString('base64url')}.x`, signed(null), signed('text')])(
    'has nothing to say about %j',
    (token) => {
      expect(readTokenPayload(token)).toEqual({});
    },
  );
});

describe('isSsoToken', () => {
  it('goes by the flag, and takes nothing else for it', () => {
    expect(isSsoToken(signed({ tSSO: true }))).toBe(true);
    expect(isSsoToken(signed({ tSSO: 'true' }))).toBe(false);
    expect(isSsoToken(signed({}))).toBe(false);
  });
});

describe('isSameHolder', () => {
  it('compares company and person', () => {
    expect(isSameHolder(signed({ ent: 1, usr: 2, sid: 'a' }), signed({ ent: 1, usr: 2, sid: 'b' }))).toBe(true);
    expect(isSameHolder(signed({ ent: 1, usr: 2 }), signed({ ent: 1, usr: 3 }))).toBe(false);
    expect(isSameHolder(signed({ ent: 1, usr: 2 }), signed({ ent: 2, usr: 2 }))).toBe(false);
  });

  it('does not doubt tokens that name nobody', () => {
    expect(isSameHolder('opaque', signed({ ent: 1, usr: 2 }))).toBe(true);
  });
});

describe('newUuid', () => {
  it('makes version 4 UUIDs, each another', () => {
    const made = Array.from({ length: 100 }, newUuid);
    for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(100);
  });
});
