import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { AudienciaVista, ComunicadoEditado, ComunicadoVista, TextoComunicado } from '@jornada/contract/wiki/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { audienciaDe, estadoDeComunicado, horaLocalDe, imagenesDe } from '@jornada/domain/wiki/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findNames } from './managed-repo.ts';
import type { AlcanceLeido, LecturaComunicado } from './reads-repo.ts';
import type { FilaComunicado } from './repo.ts';

/** What it says in each language, its own first. */
export function textsOf(row: FilaComunicado): TextoComunicado[] {
  const { idioma, titulo, documento, segundoIdioma, segundoTitulo, segundoDocumento } = row;
  const first = { idioma, titulo, documento };
  if (segundoIdioma === null || segundoTitulo === null || segundoDocumento === null) return [first];
  return [first, { idioma: segundoIdioma, titulo: segundoTitulo, documento: segundoDocumento }];
}

type Leido = { row: FilaComunicado; lectura: LecturaComunicado | null; files: readonly FicheroVista[]; sesion: Sesion };

/** An announcement for somebody whom it is for. */
export async function presentForReader(tx: Queryable, { row, lectura, files, sesion }: Leido): Promise<ComunicadoVista> {
  const { todos, roles, personas, ...groups } = audienciaDe(row.claves);
  const { centros, departamentos } = await findNames(tx, sesion.entidadId, { ...groups, personas: [] });
  const shown = new Set(textsOf(row).flatMap(({ documento }) => imagenesDe(documento)));
  return {
    id: row.id,
    textos: textsOf(row).toSorted((a, b) => Number(b.idioma === sesion.idioma) - Number(a.idioma === sesion.idioma)),
    autor: { nombre: row.autor, iniciales: iniciales(row.autor), puesto: row.puesto },
    publicado: row.publica ?? row.cambiado,
    corregido: row.corregido,
    caduca: row.caduca,
    para: { todos, grupos: [...centros, ...departamentos].map(({ nombre }) => nombre), roles, personas: personas.length > 0 },
    fijado: row.fijado,
    leido: lectura !== null,
    confirmacion: row.confirmacion ? { antes: row.confirmarAntes, hecha: lectura?.confirmado ?? null } : null,
    ficheros: files.filter(({ id }) => !shown.has(id)),
  };
}

type Gestionado = {
  row: FilaComunicado;
  audiencia: AudienciaVista;
  alcance: AlcanceLeido;
  files: readonly FicheroVista[];
  zona: string;
  ahora: string;
};

/** An announcement for those who write them. */
export function presentForWriter({ row, audiencia, alcance, files, zona, ahora }: Gestionado): ComunicadoEditado {
  const { id, titulo, autor, publica, caduca, cambiado, fijado, confirmacion, confirmarAntes, recordado, destinatarios, version } = row;
  return {
    id,
    titulo,
    autor,
    estado: estadoDeComunicado(row, ahora),
    publica,
    caduca,
    cambiado,
    fijado,
    confirmacion,
    leido: alcance.leido,
    confirmado: alcance.confirmado,
    destinatarios,
    textos: textsOf(row),
    audiencia,
    horaPublica: publica && horaLocalDe(publica, zona),
    horaCaduca: caduca && horaLocalDe(caduca, zona),
    zona,
    confirmarAntes,
    recordado,
    alcance,
    ficheros: [...files],
    version,
  };
}
