import type { ComunicadoEditado, ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { imagenesDe } from '@jornada/domain/wiki/documento.ts';
import type { DocumentoRico } from '@jornada/domain/wiki/documento.ts';

/** An announcement as its readers see it. */
export function asReader(of: ComunicadoEditado): ComunicadoVista {
  const { todos, centros, departamentos, roles, personas } = of.audiencia;
  const pictures = new Set(of.textos.flatMap(({ documento }) => imagenesDe(documento as DocumentoRico)));
  return {
    id: of.id,
    textos: of.textos,
    autor: { nombre: of.autor, iniciales: iniciales(of.autor), puesto: '' },
    publicado: of.publica ?? of.cambiado,
    corregido: null,
    caduca: of.caduca,
    para: { todos, grupos: [...centros, ...departamentos].map(({ nombre }) => nombre), roles, personas: personas.length > 0 },
    fijado: of.fijado,
    leido: true,
    confirmacion: of.confirmacion ? { antes: of.confirmarAntes, hecha: null } : null,
    ficheros: of.ficheros.filter(({ id }) => !pictures.has(id)),
  };
}
