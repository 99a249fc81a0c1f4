import { GRADOS_145, SITUACIONES_145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';

type Opcion = { id: number; nombre: string; explicacion: string };

/** The fixed answers of the form, in the language of the person. */
export function createLists145(translate: TranslateText) {
  const listOf = (items: Opcion[]): { items: Opcion[]; total: number } => ({ items, total: items.length });
  return {
    situations: ({ idioma }: Sesion) =>
      listOf(
        SITUACIONES_145.map((id) => ({
          id,
          nombre: translate(idioma, `modelo145.situaciones.${id}.titulo`),
          explicacion: translate(idioma, `modelo145.situaciones.${id}.texto`),
        })),
      ),
    disabilities: ({ idioma }: Sesion) =>
      listOf(
        GRADOS_145.map((id) => ({
          id,
          nombre: translate(idioma, `modelo145.grados.${id}.titulo`),
          explicacion: translate(idioma, `modelo145.grados.${id}.texto`),
        })),
      ),
  };
}
