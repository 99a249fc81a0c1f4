import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TipoRegistro } from '@jornada/domain/registros/modelo.ts';
import { defaultTypeNameKey } from '@jornada/i18n/tipos.ts';
import type { TranslateText } from '../../../platform/http/error-handler.ts';
import { onceFor } from '../../../platform/once.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { FilaTipo } from '../../../shared/company/configuration-repo.ts';
import type { Lectura } from '../person/reading.ts';

/** What is needed to present data: the reader's language, and names of people. */
export type Presentacion = { language: Idioma; translate: TranslateText; names: ReadonlyMap<number, string> };

/** The company's own name of a record type in a language, otherwise the catalogue's. */
export function typeName(tipo: FilaTipo, { language, translate }: Pick<Presentacion, 'language' | 'translate'>): string {
  return tipo.nombres[language] ?? translate(language, defaultTypeNameKey(tipo));
}

/** The record types of a company by id. */
export const tiposOf = onceFor(
  (empresa: Configuracion): ReadonlyMap<number, TipoRegistro & FilaTipo> => new Map(empresa.tipos.map((tipo) => [tipo.id, tipo])),
);

/** The names of the company's projects, by id. */
export const projectNames = onceFor((empresa: Configuracion) => new Map(empresa.proyectos.map(({ id, nombre }) => [id, nombre])));

/** The people whose names appear in the log lines. */
export const authorsOf = ({ persona }: Lectura): number[] => [...new Set(persona.eventos.map(({ autorId }) => autorId))];
