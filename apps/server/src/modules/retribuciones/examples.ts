import type { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const figures = {
  bruto: 193_397,
  seguridadSocial: 14_522,
  baseIrpf: 191_785,
  tipoIrpf: 1211,
  irpf: 23_225,
  otrasDeducciones: 0,
  neto: 155_650,
};
const lineas = [
  { clase: 'devengo', concepto: 'Salario base', importe: 190_000, nota: null },
  { clase: 'devengo', concepto: 'Horas extra', importe: 1785, nota: '7 oct, 1:03 h' },
  { clase: 'devengo', concepto: 'Kilometraje', importe: 1612, nota: '16 nov, exento' },
] as const;
const month = { ano: 2026, mes: 11, clase: 'mensual' } as const;
const persona = { id: 12, nombre: 'Laura Sanz Ortega', documento: '00000001R' };
const managed = {
  id: 341,
  version: 1,
  persona,
  ...month,
  ...figures,
  costeEmpresa: null,
  lineas: [...lineas],
  autor: 'Elena Prado Ruiz',
  momento: '2026-11-27T08:00:00Z',
};
const sums = { bruto: 193_397, seguridadSocial: 14_522, irpf: 23_225, otrasDeducciones: 0, neto: 155_650 };

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof retribuciones> = {
  propias: {
    salida: {
      ano: 2026,
      anos: [2026, 2025],
      meses: [
        {
          mes: 11,
          ...sums,
          conExtra: false,
          retribuciones: [{ id: 341, clase: 'mensual', ...figures, lineas: [...lineas] }],
          documentos: [{ id: 88, titulo: 'Nómina de noviembre', paginas: 1, publicado: '2026-11-27T08:00:00Z', esNuevo: true }],
          antes: { ano: 2026, mes: 10, neto: 152_582 },
          motivos: [
            { motivo: 'linea', clase: 'devengo', concepto: 'Horas extra', nota: '7 oct, 1:03 h', importe: 1785 },
            { motivo: 'linea', clase: 'devengo', concepto: 'Kilometraje', nota: '16 nov, exento', importe: 1612 },
            { motivo: 'seguridad-social', importe: -113 },
            { motivo: 'irpf', importe: -216, tipo: 1211, tipoAntes: 1211 },
          ],
        },
      ],
      sumas: { ...sums, mensuales: 1, extras: 0 },
      previstos: [{ mes: 12, bruto: 380_000, conExtra: true }],
      publicacion: null,
      ocultarImportes: false,
    },
  },
  una: { salida: managed },
  guardar: { entrada: { persona: 12, ...month, ...figures, costeEmpresa: null, lineas: [...lineas] }, salida: managed },
};
