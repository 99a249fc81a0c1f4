import * as z from 'zod/mini';
import { call } from './call.ts';
import { entero, fecha, id, instante } from './valores.ts';

/** What an action can be about. `empresa` is the company itself and has no id. */
export const COSAS_AUDITORIA = ['persona', 'centro', 'departamento', 'horario', 'proyecto', 'tipo', 'empresa'] as const;
export type CosaAuditoria = (typeof COSAS_AUDITORIA)[number];

/**
 * The closed list of what is written down, with what it is about. A new action needs its sentence in the catalogue `auditoria`, section
 * `acciones`, in all languages.
 */
export const ACCIONES_AUDITORIA = {
  'cierres.cerrar': 'centro',
  'cierres.reabrir': 'centro',
  'bolsa.anotar': 'persona',
  'bolsa.cambiar-reglas': 'empresa',
  'festivos.confirmar': 'centro',
  'proyectos.crear': 'proyecto',
  'proyectos.cambiar': 'proyecto',
  'proyectos.cerrar': 'proyecto',
  'proyectos.reabrir': 'proyecto',
  'departamentos.crear': 'departamento',
  'departamentos.cambiar': 'departamento',
  'departamentos.cerrar': 'departamento',
  'departamentos.reabrir': 'departamento',
  'centros.crear': 'centro',
  'centros.cambiar': 'centro',
  'centros.cerrar': 'centro',
  'centros.reabrir': 'centro',
  'horarios.crear': 'horario',
  'horarios.renombrar': 'horario',
  'horarios.cambiar': 'horario',
  'horarios.quitar': 'horario',
  'horarios.cerrar': 'horario',
  'horarios.reabrir': 'horario',
  'empresa.cambiar': 'empresa',
  'empresa.logo': 'empresa',
  'tipos.cambiar': 'tipo',
  'tipos.ordenar': 'empresa',
  'personas.ver': 'persona',
  'personas.crear': 'persona',
  'personas.cambiar': 'persona',
  'personas.roles': 'persona',
  'personas.asignar': 'persona',
  'personas.invitar': 'persona',
  'personas.suspender': 'persona',
  'personas.reactivar': 'persona',
  'personas.quitar-segundo-paso': 'persona',
  'personas.baja': 'persona',
  'personas.readmitir': 'persona',
  'personas.importar': 'empresa',
  'simulado.empezar': 'persona',
  'simulado.terminar': 'persona',
  // In somebody's record, by whoever acts for them: what people do themselves is in the record alone.
  'registros.entrada': 'persona',
  'registros.salida': 'persona',
  'registros.pausa': 'persona',
  'registros.regreso': 'persona',
  'registros.proyecto': 'persona',
  'registros.anular': 'persona',
  'registros.corregir': 'persona',
  'registros.responder': 'persona',
  'registros.observar': 'persona',
  'registros.horas': 'persona',
  'registros.exportar': 'persona',
  'contacto.responder': 'persona',
  'contacto.terminar': 'persona',
  'contacto.reabrir': 'persona',
  'correo.leer': 'empresa',
  'acceso.guardar': 'empresa',
  'acceso.borrar': 'empresa',
  'acceso.enlace': 'persona',
  'sesiones.cerrar': 'persona',
  'sesiones.cerrar-otras': 'persona',
} as const satisfies Record<string, CosaAuditoria>;

export type AccionAuditoria = keyof typeof ACCIONES_AUDITORIA;
export const CODIGOS_AUDITORIA = Object.keys(ACCIONES_AUDITORIA) as AccionAuditoria[];

const persona = z.object({ id: z.int(), nombre: z.string() });

/** One line: who did what to what, when, for whom and from where. */
export const apunteAuditoria = z.object({
  id: z.int(),
  momento: instante,
  autor: persona,
  /** The person for whom the author acted; null where they acted as themselves. */
  por: z.nullable(persona),
  /** One of the closed list; what an older version wrote may not be in it any more. */
  accion: z.string(),
  /** `nombre` is today's, or null where it is no longer there. */
  sobre: z.object({ clase: z.string(), id: z.nullable(z.int()), nombre: z.nullable(z.string()) }),
  /** What the action says of itself. `cambios`: by field, what it was and what it is. */
  datos: z.record(z.string(), z.unknown()),
  dispositivo: z.object({
    forma: z.enum(['ordenador', 'movil', 'tableta', 'desconocida']),
    navegador: z.nullable(z.string()),
    sistema: z.nullable(z.string()),
  }),
  /** The network it came from, without the part that names the device; empty where it came from none. */
  direccion: z.string(),
});
export type ApunteAuditoria = z.output<typeof apunteAuditoria>;

/** What whoever manages a company did and looked at. It can be read and nothing else. */
export const auditoria = {
  listado: call({
    host: 'instance',
    method: 'GET',
    path: '/intranet/auditoria',
    acceso: 'auditoria.ver:all',
    nuestra: true,
    soloTitular: true,
    resumen: 'What was done and looked at, the newest first. `persona` did it, or it was about them or in their name.',
    entrada: z.strictObject({
      persona: z.optional(id),
      accion: z.optional(z.enum(CODIGOS_AUDITORIA)),
      desde: z.optional(fecha),
      hasta: z.optional(fecha),
      start: z.optional(entero.check(z.minimum(0))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    salida: z.object({ items: z.array(apunteAuditoria), total: z.int() }),
    errores: [],
  }),
};
