import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { fecha, id, textoLibre } from '@jornada/contract/valores.ts';
import { fieldRuleOf } from './field-rule.ts';
import { readDraft, textOfDraft } from './draft-store.ts';

const schema = z.strictObject({
  nombre: textoLibre.check(z.minLength(1), z.maxLength(80)),
  cliente: z.optional(z.nullable(textoLibre.check(z.maxLength(120)))),
  nota: textoLibre,
  desde: fecha,
  centro: id,
  padre: z.nullable(id),
  contrato: z.optional(z.strictObject({ motivo: z.string().check(z.minLength(3), z.maxLength(9)) })),
  nombres: z.record(z.string(), z.string().check(z.maxLength(40))),
});

test.each([
  ['nombre', { isRequired: true, maxLength: 80 }],
  ['cliente', { isRequired: false, maxLength: 120 }],
  // The strictest limit counts, those of inner schemas included.
  ['nota', { isRequired: false, maxLength: 500 }],
  ['desde', { isRequired: true, maxLength: undefined }],
  ['centro', { isRequired: true, maxLength: undefined }],
  ['padre', { isRequired: false, maxLength: undefined }],
  ['contrato.motivo', { isRequired: true, maxLength: 9 }],
  ['nombres.es', { isRequired: false, maxLength: 40 }],
  ['otro', { isRequired: false, maxLength: undefined }],
])('the schema says of %s what its field shows', (path, rule) => {
  const { schema: field, ...shown } = fieldRuleOf(schema, path);
  expect(shown).toEqual(rule);
  expect(field === undefined).toBe(path === 'otro');
});

test('a draft leaves out what is secret, and gives back only what the form still has', () => {
  const text = textOfDraft({ values: { nombre: 'Nave', secreto: 's3creto', roles: ['admin'], viejo: 1 }, which: { version: 3 } }, [
    'secreto',
  ]);
  expect(text).not.toContain('s3creto');
  sessionStorage.setItem('k', text);
  expect(readDraft('k', { nombre: '', secreto: '', roles: 'ninguno' })).toEqual({
    values: { nombre: 'Nave', secreto: '', roles: 'ninguno' },
    which: { version: 3 },
  });
  sessionStorage.setItem('k', '{"values":');
  expect(readDraft('k', { nombre: '' })).toBeNull();
});
