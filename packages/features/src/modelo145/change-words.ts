import type { useTranslation } from 'react-i18next';
import type { useFormat } from '@jornada/web/use-format.ts';
import type { Ascendiente145, Cambio145, Descendiente145 } from '@jornada/domain/perfil/modelo145/index.ts';

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

type Simple = Exclude<Cambio145, { campo: 'descendientes' | 'ascendientes' }>;

function valueWords(change: Simple, which: 'antes' | 'ahora', { t, format }: Words): string {
  const yes = (is: boolean): string => t(is ? 'modelo145.cambia.si' : 'modelo145.cambia.no');
  switch (change.campo) {
    case 'situacion':
      return t(`modelo145.situaciones.${change[which]}.titulo`);
    case 'discapacidad': {
      const { grado, ayuda } = change[which];
      return [t(`modelo145.grados.${grado}.titulo`), ...(ayuda ? [t('modelo145.ayuda')] : [])].join(', ');
    }
    case 'movilidad': {
      const day = change[which];
      return day === null ? yes(false) : format.date(day, 'dayYear');
    }
    case 'pensionCompensatoria':
    case 'anualidades':
      return change[which] === 0 ? yes(false) : format.money(change[which], 'EUR');
    case 'anoNacimiento':
    case 'nifConyuge':
      return String(change[which] ?? yes(false));
    case 'irregulares':
    case 'vivienda':
      return yes(change[which]);
  }
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
