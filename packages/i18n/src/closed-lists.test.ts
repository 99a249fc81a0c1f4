import { expect, test } from 'vitest';
import { CODIGOS_AUDITORIA } from '@jornada/contract/acciones.ts';
import { PERMISOS } from '@jornada/contract/permisos.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { readSection } from './catalogues.ts';
import { flatten } from './check.ts';

test.each(IDIOMAS)('every action of the audit log, and no other, has its sentence in %s', (lang) => {
  const acciones = readSection('auditoria', lang)['acciones'];
  expect([...flatten(acciones as never, '').keys()].map((key) => key.slice(1)).toSorted()).toEqual(CODIGOS_AUDITORIA.toSorted());
});

test.each(IDIOMAS)('every permission, and no other, has its sentence in %s', (lang) => {
  const permisos = Object.keys(readSection('roles', lang)['permisos'] as object);
  expect(permisos.toSorted()).toEqual(PERMISOS.map((permiso) => permiso.replace('.', '-').replace(':', '-')).toSorted());
});
