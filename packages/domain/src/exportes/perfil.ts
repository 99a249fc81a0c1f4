import type { DiaExportado } from '../resumen/modelo.ts';
import type { RegistroDeTodos } from './modelo.ts';

/**
 * A day as the workers' representatives get it: the hours, without why somebody was away, what they wrote, where they work on, and without
 * the history of changes (STS 1161/2024).
 */
const minimizeDay = (dia: DiaExportado): DiaExportado => {
  const { ajenas: _ajenas, ...rest } = dia;
  return {
    ...rest,
    ausencia: dia.ausencia && { ...dia.ausencia, clase: 'permiso' },
    tramos: dia.tramos.map((tramo) => ({ ...tramo, proyecto: null })),
    formas: [],
    incidencias: [],
    correcciones: [],
    anuladas: [],
    observaciones: [],
  };
};

/** The record of a person for the workers' representatives: names and hours, no ID number, no contract and no history. */
export const minimize = (registro: RegistroDeTodos): RegistroDeTodos => ({
  ...registro,
  persona: { nombre: registro.persona.nombre, documento: '' },
  naf: null,
  regimenes: [],
  confirmaciones: [],
  contados: [],
  dias: registro.dias.map(minimizeDay),
});
