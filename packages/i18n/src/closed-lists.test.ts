import { expect, test } from 'vitest';
import { CODIGOS_AUDITORIA } from '@jornada/contract/acciones.ts';
import { MODULOS_EMPRESA } from '@jornada/contract/ajustes.ts';
import { CLASES_AVISO } from '@jornada/contract/avisos.ts';
import { PERMISOS } from '@jornada/contract/permisos-de-rol.ts';
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

test.each(IDIOMAS)('every kind of notice, and no other, has its name and its messages in %s', (lang) => {
  const { clases, mensajes } = readCatalogue(lang)['notificaciones'] as Record<string, object>;
  expect(Object.keys(clases ?? {}).toSorted()).toEqual(CLASES_AVISO.toSorted());
  expect(Object.keys(mensajes ?? {}).toSorted()).toEqual([...CLASES_AVISO, 'prueba'].toSorted());
});

test.each(IDIOMAS)('every part that a company can switch off has its name in %s', (lang) => {
  const names = Object.keys(readCatalogue(lang)['empresa']?.['modulos'] as object);
  expect(names).toEqual(expect.arrayContaining([...MODULOS_EMPRESA]));
});

test('what a feature says of itself is read where others look it up, and no text is written twice', () => {
  expect(
    liftTexts({
      f: {
        titulo: 'T',
        errores: { a: 'A' },
        auditoria: { crear: 'C' },
        permisos: { 'ver:own': 'V' },
        avisos: { clases: { k: 'K' } },
        'entradas-de-menu': { f: 'F' },
      },
    }),
  ).toEqual({
    f: { titulo: 'T' },
    errores: { f: { a: 'A' } },
    auditoria: { acciones: { f: { crear: 'C' } } },
    roles: { permisos: { 'f-ver-own': 'V' } },
    notificaciones: { clases: { k: 'K' } },
    menu: { entradas: { f: 'F' } },
  });
  expect(() => liftTexts({ errores: { f: { a: 'A' } }, f: { errores: { a: 'A' } } })).toThrow('errores.f.a');
});

test('browsers get the errors of a file that only the server reads', () => {
  const { es } = loadBrowserCatalogues();
  expect(es['correo']).toBeUndefined();
  expect(es['errores']).toHaveProperty('correo');
});

test('the name of a checksum stays on one line in browsers', () => {
  const { de } = loadBrowserCatalogues();
  expect(JSON.stringify(de)).toContain('SHA-\u2060256');
  expect(JSON.stringify(de)).not.toContain('SHA-256');
});
