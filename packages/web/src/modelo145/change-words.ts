import type { useTranslation } from 'react-i18next';
import type { useFormat } from '../use-format.ts';
import type { Ascendiente145, Cambio145, Descendiente145, Discapacidad145 } from '@jornada/domain/perfil/modelo145/index.ts';

type Words = { t: ReturnType<typeof useTranslation>['t']; format: ReturnType<typeof useFormat> };

const isChild = (one: Descendiente145 | Ascendiente145): one is Descendiente145 => 'porEntero' in one;

/** A relative in a few words. */
function relativeWords(one: Descendiente145 | Ascendiente145, { t }: Words): string {
  const share = isChild(one)
    ? t(one.porEntero ? 'modelo145.hijos.entero' : 'modelo145.hijos.medias')
    : t('modelo145.ascendientes.con-mas', { count: one.convivientes });
  const degree = one.grado > 0 ? [t(`modelo145.grados.${one.grado}.titulo`)] : [];
  return [String(one.anoNacimiento), share, ...degree].join(', ');
}

function valueWords(change: Cambio145, which: 'antes' | 'ahora', words: Words): string {
  const { t, format } = words;
  const value = change[which];
  if (value === null) return t('modelo145.cambia.no');
  if (typeof value === 'boolean') return t(value ? 'modelo145.cambia.si' : 'modelo145.cambia.no');
  if (change.campo === 'situacion') return t(`modelo145.situaciones.${change[which]}.titulo`);
  if (change.campo === 'discapacidad') return t(`modelo145.grados.${(value as Discapacidad145).grado}.titulo`);
  if (change.campo === 'movilidad') return format.date(String(value), 'day');
  if (change.campo === 'pensionCompensatoria' || change.campo === 'anualidades')
    return value === 0 ? t('modelo145.cambia.no') : format.money(Number(value), 'EUR');
  return String(value);
}

/** A change as it is shown: what, how it was, and how it is. */
export function wordsOfChange(change: Cambio145, words: Words): { key: string; what: string; was: string; is: string } {
  const { t } = words;
  if (change.campo !== 'descendientes' && change.campo !== 'ascendientes')
    return {
      key: change.campo,
      what: t(`modelo145.cambios-de.${change.campo}`),
      was: valueWords(change, 'antes', words),
      is: valueWords(change, 'ahora', words),
    };
  const { antes, ahora } = change;
  const one = ahora ?? antes;
  return {
    key: `${change.campo} ${one?.clave ?? ''}`,
    what: one?.nombre || t(`modelo145.cambios-de.${change.campo}`),
    was: antes ? relativeWords(antes, words) : '',
    is: ahora ? relativeWords(ahora, words) : t('modelo145.cambia.sale'),
  };
}
