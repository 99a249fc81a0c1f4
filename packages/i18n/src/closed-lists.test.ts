import { expect, test } from 'vitest';
import { CODIGOS_AUDITORIA } from '@jornada/contract/acciones.ts';
import { PERMISOS } from '@jornada/contract/permisos.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { loadBrowserCatalogues, readCatalogue } from './catalogues.ts';
import { flatten } from './check.ts';
import { liftTexts } from './lift.ts';

test.each(IDIOMAS)('every action of the audit log, and no other, has its sentence in %s', (lang) => {
  const acciones = readCatalogue(lang)['auditoria']?.['acciones'];
  expect([...flatten(acciones as never, '').keys()].map((key) => key.slice(1)).toSorted()).toEqual(CODIGOS_AUDITORIA.toSorted());
});

test.each(IDIOMAS)('every permission, and no other, has its sentence in %s', (lang) => {
  const permisos = Object.keys(readCatalogue(lang)['roles']?.['permisos'] as object);
  expect(permisos.toSorted()).toEqual(PERMISOS.map((permiso) => permiso.replace('.', '-').replace(':', '-')).toSorted());
});

test('what a feature says of itself is read where others look it up, and no text is written twice', () => {
  expect(
    liftTexts({
      f: { titulo: 'T', errores: { a: 'A' }, auditoria: { crear: 'C' }, permisos: { 'ver:own': 'V' }, avisos: { clases: { k: 'K' } } },
    }),
  ).toEqual({
    f: { titulo: 'T' },
    errores: { f: { a: 'A' } },
    auditoria: { acciones: { f: { crear: 'C' } } },
    roles: { permisos: { 'f-ver-own': 'V' } },
    notificaciones: { clases: { k: 'K' } },
  });
  expect(() => liftTexts({ errores: { f: { a: 'A' } }, f: { errores: { a: 'A' } } })).toThrow('errores.f.a');
});

test('browsers get the errors of a file that only the server reads', () => {
  const { es } = loadBrowserCatalogues();
  expect(es['correo']).toBeUndefined();
  expect(es['errores']).toHaveProperty('correo');
});
