import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import type { MarkProblem } from './marks.ts';
import type { Checked } from './own-times.ts';
import type { Span } from './spans.ts';

/** What is told of an hour that cannot be. */
const PROBLEMS: Record<MarkProblem, string> = {
  vacia: 'fin-jornada.problema.vacia',
  'no-existe': 'fin-jornada.problema.no-existe',
  orden: 'fin-jornada.problema.orden',
  futura: 'fin-jornada.problema.futura',
  fuera: 'fin-jornada.problema.fuera',
  solape: 'fin-jornada.problema.solape',
};

type Stretches = { list: string; spans: readonly Span[] };

/** What is wrong with the hours of a form, by its fields: `inicio.hora`, and `pausas.0.inicio.hora` of a stretch. */
export function messagesOf({ problems }: Pick<Checked, 'problems'>, { list, spans }: Stretches, t: (key: string) => string): Messages {
  const places = new Map(spans.map(({ key }, index) => [key, `${list}.${index}`]));
  const nameOf = (field: string): string => {
    const [key = '', end] = field.split('.');
    return end === undefined ? `${key}.hora` : `${places.get(key)}.${end}.hora`;
  };
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [nameOf(field), t(PROBLEMS[problem])]));
}
