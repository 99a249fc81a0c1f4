import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Hora, VersionHorario } from '@jornada/domain/horario/modelo.ts';
import type { TipoRegistro } from '@jornada/domain/registros/modelo.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { AjustesEntidad } from '../../shared/company/settings.ts';

const base = { efectivo: true, pagado: true, requiereProyecto: false, requiereObservaciones: false, requierePosicion: false } as const;
const pausa = { ...base, clase: 'pausa', efectivo: false } as const;
const regreso = { ...base, clase: 'regreso' } as const;

/** The record types of a new company, in order: entry, also remote, the two usual pauses with their returns, exit. */
export const TIPOS: readonly Omit<TipoRegistro, 'id'>[] = [
  { ...base, clase: 'entrada', subtipo: 'trabajo' },
  { ...base, clase: 'entrada', subtipo: 'remoto' },
  { ...pausa, subtipo: 'comida', pagado: false },
  { ...pausa, subtipo: 'cafe' },
  { ...pausa, subtipo: 'personal', pagado: false },
  { ...regreso, subtipo: 'comida' },
  { ...regreso, subtipo: 'cafe' },
  { ...regreso, subtipo: 'personal' },
  { ...base, clase: 'salida', subtipo: 'trabajo' },
];

/** No position is asked for; people of the company can switch that on. */
export const AJUSTES: Partial<AjustesEntidad> = { modulos: ['vacaciones', 'bajas', 'permisos', 'wiki', 'team'], toleranciaExcesos: 5 };

type Dia = { inicio: Hora; fin: Hora; comida: Hora; minutos: number };
const OTRO: Dia = { inicio: '09:00', fin: '17:30', comida: '12:30', minutos: 30 };
/** The usual day of eight hours in a country. */
const DIAS: Readonly<Record<string, Dia>> = {
  ES: { inicio: '09:00', fin: '18:00', comida: '14:00', minutos: 60 },
  PT: { inicio: '09:00', fin: '18:00', comida: '13:00', minutos: 60 },
  DE: { inicio: '08:00', fin: '16:30', comida: '12:00', minutos: 30 },
  AT: { inicio: '08:00', fin: '16:30', comida: '12:00', minutos: 30 },
};

/** Monday to Friday, eight hours: a schedule for the start. */
export function officeHours(pais: string, idioma: Idioma, translate: Translate): VersionHorario {
  const { inicio, fin, comida, minutos } = DIAS[pais] ?? OTRO;
  const pausas = [{ subtipo: 'comida' as const, inicio: comida, minutos, pagada: false }];
  const turno = { codigo: translate(idioma, 'alta.codigo'), nombre: translate(idioma, 'alta.turno'), inicio, fin, pausas };
  return { clase: 'fijo', cortesiaMinutos: 5, trabajaFestivos: false, semana: [turno, turno, turno, turno, turno, null, null] };
}
