import { contratoEn, isParcial } from '@jornada/domain/contratos/index.ts';
import type { ConfirmacionExportada, RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import { formatNumero } from '@jornada/domain/personas/seguridad-social.ts';
import type { LugarExporte } from '../people-repo.ts';
import { momentIn } from '../../resumen/reads.ts';
import type { Writer } from '../../resumen/service.ts';

/** Where each centre is, by its name. */
export type Lugares = ReadonlyMap<string, LugarExporte>;

/** Address and municipality of a centre. */
export function placeOf(lugares: Lugares, centro: string | null): string {
  const { direccion = '', municipio = '' } = lugares.get(centro ?? '') ?? {};
  return direccion.includes(municipio) ? direccion : [direccion, municipio].filter(Boolean).join(', ');
}

/** The employer's account for a centre, in its parts. */
export const cccOf = (lugares: Lugares, centro: string | null): string => formatNumero(lugares.get(centro ?? '')?.ccc ?? '');

export const nafOf = ({ naf }: RegistroDeTodos): string => formatNumero(naf ?? '');

/** What the contract says on a day: full or part time, and for how long; null if nobody wrote it down. */
export function regimeOf({ t, format }: Writer, { regimenes }: RegistroDeTodos, fecha: string): string | null {
  const contrato = contratoEn(regimenes, fecha);
  if (!contrato) return null;
  const share = isParcial(contrato)
    ? t('exportes.regimen.parcial', { parte: format.number(contrato.porMil / 10) })
    : t('exportes.regimen.completa');
  return `${share}, ${t(`contratos.duraciones.${contrato.duracion}`)}`;
}

/** Whether the person has confirmed a month, when, and with what; null if they have said nothing. */
export function confirmationOf(writer: Writer, { confirmaciones }: RegistroDeTodos, mes: string, zona: string): string | null {
  const found = confirmaciones.find((one) => one.mes === mes);
  return found ? wordsOf(writer, found, zona) : null;
}

function wordsOf(writer: Writer, { estado, momento, metodo }: ConfirmacionExportada, zona: string): string {
  const { t } = writer;
  const when = momento === null ? null : momentIn(writer, momento, zona);
  const parts = [t(`firmas.estados.${estado}`), when, metodo === null ? null : t(`firmas.gestion.metodos.${metodo}`)];
  return parts.filter((part) => part !== null).join(', ');
}
