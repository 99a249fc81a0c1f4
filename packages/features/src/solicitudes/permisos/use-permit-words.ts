import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { useRequestWords } from '../use-request-words.ts';

type Unidad = 'dias' | 'minutos';
type Rule = Pick<TipoPermiso, 'unidad' | 'cantidad'> & Partial<Pick<TipoPermiso, 'acumula'>>;

const MONTHS_OF_A_YEAR = 12;

/** How permits and their rules are said, in the person's language. */
export function usePermitWords() {
  const words = useRequestWords();
  const { t, format, days } = words;

  /** Days, or hours and minutes. */
  const amountOf = (unidad: Unidad, value: number): string => (unidad === 'dias' ? days(value) : format.durationWithUnit(value));

  /** How much a permit gives. */
  function much({ unidad, cantidad, acumula }: Rule): string {
    if (acumula) return t('permisos.reglas.acumula', { horas: format.durationWithUnit(acumula.minutosDia) });
    if (unidad === 'tiempo-necesario') return t('permisos.reglas.tiempo-necesario');
    if (cantidad === null) return t('permisos.reglas.horas-acordadas');
    if (unidad === 'minutos') return format.durationWithUnit(cantidad);
    if (unidad === 'minutos-dia') return t('permisos.reglas.minutos-dia', { horas: format.durationWithUnit(cantidad) });
    return t(`permisos.reglas.${unidad}`, { count: cantidad, cantidad: format.number(cantidad) });
  }

  /** How much, and for what one amount is: `16:00 h al año`. */
  const gives = (tipo: TipoPermiso): string =>
    tipo.contador === null ? much(tipo) : t(`permisos.reglas.por.${tipo.contador}`, { cuanto: much(tipo) });

  /** The proof that is asked for. */
  const proof = (clase: NonNullable<TipoPermiso['justificante']>): string => t(`permisos.justificantes.${clase}`);

  /** What else the rule says, one part after the other. */
  function conditions(tipo: TipoPermiso): string[] {
    const {
      viajeDias,
      distancias,
      porGrado,
      monoparental,
      porHijo,
      ampliable,
      inicio,
      edadMeses,
      pago,
      avisoDias,
      justificante,
      plazoDias,
    } = tipo;
    const like = (cantidad: number): string => much({ unidad: tipo.unidad, cantidad });
    const eachChild = ({ acumula }: TipoPermiso, cantidad: number): string =>
      acumula ? t('permisos.reglas.acumula', { horas: format.durationWithUnit(cantidad) }) : like(cantidad);
    const age =
      edadMeses !== null &&
      (edadMeses % MONTHS_OF_A_YEAR === 0
        ? t('permisos.reglas.edad-anos', { count: edadMeses / MONTHS_OF_A_YEAR })
        : t('permisos.reglas.edad-meses', { count: edadMeses }));
    const due = plazoDias === null ? '' : ` ${t('permisos.reglas.plazo', { count: plazoDias })}`;
    return [
      ...porGrado.map(({ grado, cantidad }) => t(`permisos.reglas.grado-${grado}`, { cuanto: like(cantidad) })),
      viajeDias > 0 && t('permisos.reglas.viaje', { count: viajeDias }),
      ...distancias.map(({ km, dias }) => t('permisos.reglas.distancia', { count: dias, km: format.number(km) })),
      monoparental !== null && t('permisos.reglas.monoparental', { cuanto: like(monoparental) }),
      porHijo && t('permisos.reglas.hijo', { cuanto: eachChild(tipo, porHijo.cantidad) }),
      ampliable && t('permisos.reglas.ampliable'),
      inicio === 'primer-laborable' && t('permisos.reglas.primer-laborable'),
      age,
      t(`permisos.reglas.pago.${pago}`),
      avisoDias !== null && t('permisos.reglas.aviso', { count: avisoDias }),
      justificante && t('permisos.reglas.justificante', { que: lowerFirst(proof(justificante), format.lang) }) + due,
    ].filter((part) => typeof part === 'string');
  }

  /** Where it is written. */
  function source({ origen, norma }: TipoPermiso): string {
    if (origen === 'ley') return t('permisos.reglas.segun-ley', { norma });
    return norma === '' ? t('permisos.reglas.segun-convenio') : t('permisos.reglas.segun-articulo', { norma });
  }

  /** What an amount is for, where it is not an event: `2026`, `mayo de 2026`. */
  const period = (periodo: string): string =>
    periodo.length === 7 ? format.month(Number(periodo.slice(5)), Number(periodo.slice(0, 4))) : periodo;

  return { ...words, amountOf, much, gives, conditions, proof, source, period };
}
