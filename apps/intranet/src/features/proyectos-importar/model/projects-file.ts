import { ApiError } from '@jornada/client';
import type { TFunction } from 'i18next';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { EnsayoDeProyectos, FilaDeProyectosEnsayada, proyectos } from '@jornada/contract/proyectos.ts';
import { CAMPOS_DE_HORAS } from '@jornada/domain/proyectos/importar/modelo.ts';
import { saveCsv } from '../../../shared/list-files/list-files.ts';

/** A file of projects as it is sent. */
export type ProjectsFile = EntradaDe<typeof proyectos.ensayar>;

export type RefusedProjectsRow = FilaDeProyectosEnsayada & { estado: 'rechazada' };
export type AcceptedProjectsRow = Exclude<FilaDeProyectosEnsayada, RefusedProjectsRow>;

export const isRefusedProjectsRow = (one: FilaDeProyectosEnsayada): one is RefusedProjectsRow => one.estado === 'rechazada';

/** Gives a file with the headers in the reader's language, and a line that shows what goes where. */
export function saveProjectsTemplate(t: TFunction): void {
  const headers = CAMPOS_DE_HORAS.map((campo) => t(`proyectos.importar.columnas.${campo}`));
  const example = CAMPOS_DE_HORAS.map((campo) => (campo === 'correo' || campo === 'fin' ? '' : t(`proyectos.importar.ejemplo.${campo}`)));
  saveCsv(t('proyectos.importar.plantilla-nombre'), [headers, example]);
}

/** The dry run that the server shows where something has changed since. */
export const newProjectsDryRun = (error: unknown): EnsayoDeProyectos | null =>
  error instanceof ApiError && error.code === 'proyectos.ensayo-cambiado' ? (error.content as EnsayoDeProyectos | null) : null;
