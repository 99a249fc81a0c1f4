import type { ClaseExporte, PlantillaNomina } from '@jornada/domain/exportes/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { FilasConfiguracion } from '../../../shared/company/configuration-repo.ts';
import type { AlcanceRegistro, LugarExporte, PersonaEnLote } from '../people-repo.ts';
import type { ApunteLeido } from '../audit-repo.ts';

/** An export to write. */
export type EncargoExporte = {
  clase: ClaseExporte;
  alcance: AlcanceRegistro;
  idioma: Idioma;
  configuracion: FilasConfiguracion;
  lugares: readonly LugarExporte[];
  plantilla: { nombre: string; definicion: PlantillaNomina } | null;
  /** The instant of the record. */
  ahora: string;
  /** Who asked for it. */
  autor: string;
  version: string;
  /** Files are made beside this path: it is followed by a number. */
  base: string;
  /** The name of the archive. */
  nombre: string;
  /** Bytes of the room that PDFs leave for their signature. */
  sitioDelSello: number;
};

/** What comes next: people, or lines of the audit log. */
export type LoteExporte = { personas: PersonaEnLote[] } | { apuntes: ApunteLeido[] };
/** The finished archive. */
export type ResultadoExporte = {
  path: string;
  bytes: number;
  sha256: string;
  ficheros: { nombre: string; bytes: number; sha256: string }[];
};
